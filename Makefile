# All targets use .venv. It is created on first use and updated when pyproject.toml changes.
# Another interpreter: make PYTHON=/path/to/python3 …

VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check --quiet
ARGS   ?=
RECENT := import sys; sys.exit(sys.version_info < (3, 11))

# Try each name: one on the PATH may be a stub that does not start.
PYTHON ?= $(shell for python in python3.13 python3.12 python3.11 python3 python; do \
	if $$python -c '$(RECENT)' >/dev/null 2>&1; then echo $$python; break; fi; done)

# Whether .venv is usable: its interpreter exists and its folder was not moved.
SOUND := $(shell test -x $(BIN)/python && test "$$(cat $(VENV)/.made 2>/dev/null)" = "$(CURDIR)" \
	&& echo yes)

# Tests start hundreds of processes; without bytecode each would compile everything.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help run test test-all lint format bench soak soak-cluster mutants gallery lock base audit licences sbom release clean remake

help: ## Show this list
	@echo 'Rentroll: make <target>, with options in ARGS="…"'
	@sed -n 's/^\([a-z][a-z-]*\):.*## \(.*\)/\1|\2/p' Makefile | \
		while IFS='|' read -r name text; do printf '  %-9s %s\n' "$$name" "$$text"; done

run: $(VENV)/.run ## Run the bot: on Discord with DISCORD_TOKEN, else in a playground in the browser
	@$(BIN)/rentroll run $(ARGS)

PYTEST := $(BIN)/python -m pytest -n auto
COVERAGE := --cov --cov-report=term-missing:skip-covered

test: $(VENV)/.dev ## Run the tests, with full coverage of engine/ (ARGS='-k rent': only some)
	@$(PYTEST) $(or $(strip $(ARGS)),$(COVERAGE))

test-all: $(VENV)/.dev ## Run also the long tests: all editions, walks, refusals
	@$(PYTEST) -m '' $(or $(strip $(ARGS)),$(COVERAGE))

# Languages that must have all messages.
COMPLETE := de es-ES fr pl pt-BR

lint: $(VENV)/.dev ## Check style, formatting, types, imports and the languages' words
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --config pyproject.toml
	@$(BIN)/rentroll words check
	@$(if $(COMPLETE),$(BIN)/rentroll words check --complete $(COMPLETE))

format: $(VENV)/.dev ## Format the code and apply the safe fixes
	@$(BIN)/ruff check --fix-only .
	@$(BIN)/ruff format .

bench: $(VENV)/.dev ## Measure speed, requests, live tables and landings (ARGS=--long: figures to quote)
	@$(BIN)/rentroll compile || true
	@$(BIN)/python -m tests.bench $(ARGS)

RENDER := $(BIN)/rentroll render
GALLERY := docs/gallery

gallery: $(VENV)/.run ## Draw the pictures of docs/gallery
	@mkdir -p $(GALLERY)
	@$(RENDER) board --edition classic --seed 7 --turns 85 -o $(GALLERY)/board-classic.png
	@$(RENDER) board --edition america --theme dark --seed 4 --turns 130 -o $(GALLERY)/board-america.png
	@$(RENDER) board --edition horse --seed 3 --turns 95 -o $(GALLERY)/board-horse.png
	@$(RENDER) board --edition nyc --theme dark --seed 9 --turns 120 -o $(GALLERY)/board-nyc.png
	@$(RENDER) board --edition dotcom --seed 3 --turns 100 -o $(GALLERY)/board-dotcom.png
	@$(RENDER) board --edition herenow --theme dark --seed 5 --turns 120 -o $(GALLERY)/board-herenow.png
	@$(RENDER) board --edition harbour --seed 2 --turns 70 -o $(GALLERY)/board-harbour.png
	@$(RENDER) end --edition classic --seed 6 -o $(GALLERY)/end.png
	@$(RENDER) trade --edition america --seed 4 --turns 40 -o $(GALLERY)/trade.png
	@$(RENDER) auction --edition dotcom --theme dark --turns 10 -o $(GALLERY)/auction.png
	@$(RENDER) hand --edition horse --theme dark --seed 7 --turns 110 -o $(GALLERY)/hand.png
	@$(RENDER) deed --edition america --space 39 --turns 90 -o $(GALLERY)/deed.png
	@$(RENDER) deed --edition nyc --theme dark --space 5 --mortgaged -o $(GALLERY)/deed-mortgaged.png
	@$(RENDER) card --edition herenow -o $(GALLERY)/card.png
	@$(RENDER) lobby --edition nyc --house no_auctions,starting_cash=2000 -o $(GALLERY)/lobby.png

FUZZ_SECONDS ?= 120

soak: $(VENV)/.dev ## Kill the bot 200 times (ARGS=20: fewer), then disasters, then fuzz longer
	@$(BIN)/python -m tests.soak.one_process $(ARGS)
	@RENTROLL_FUZZ_SECONDS=$(FUZZ_SECONDS) $(PYTEST) tests/fuzz

soak-cluster: $(VENV)/.dev ## Kill, freeze and restart processes that share the shards (ARGS=--help)
	@$(BIN)/python -m tests.soak.several_processes $(ARGS)

mutants: $(VENV)/.dev ## Change lines of three rooms and see whether a test notices (ARGS=--help)
	@$(BIN)/python -m tests.mutants $(ARGS)

# Packages of a release: versions, known vulnerabilities and licences.

UV_COMPILE := $(BIN)/uv pip compile --quiet --no-annotate --no-strip-extras --universal --generate-hashes --python-version 3.11 \
	--custom-compile-command 'make lock'

lock: $(VENV)/.release ## Lock the newest allowed version of every package (requirements/)
	@$(UV_COMPILE) --upgrade pyproject.toml --extra postgres --output-file requirements/run.txt
	@$(UV_COMPILE) --upgrade pyproject.toml --extra dev --extra postgres \
		--constraint requirements/run.txt --output-file requirements/dev.txt
	@echo 'hatchling>=1.27' | $(UV_COMPILE) --upgrade - --output-file requirements/build.txt

base: ## Pin the newest base image of the Dockerfile's tag (needs Docker)
	@tag=$$(sed -n 's/^ARG BASE=\([^@]*\).*/\1/p' Dockerfile); \
	digest=$$(docker buildx imagetools inspect "$$tag" --format '{{.Manifest.Digest}}') && \
	sed -i "s|^ARG BASE=.*|ARG BASE=$$tag@$$digest|" Dockerfile

audit: $(VENV)/.release ## Look for known vulnerabilities in the locked packages
	@$(BIN)/pip-audit --strict --require-hashes --disable-pip --requirement requirements/run.txt

licences: $(VENV)/.dev ## Write docs/licences.md
	@$(BIN)/python .ci/licences.py > docs/licences.md

sbom: $(VENV)/.release ## Write dist/sbom.json (CycloneDX): the packages of an installation
	@mkdir -p dist
	@$(BIN)/cyclonedx-py requirements --pyproject pyproject.toml --output-reproducible \
		--output-file dist/sbom.json requirements/run.txt

release: ## Check, build and tag a version: make release VERSION=1.2.0
	@.ci/release '$(VERSION)'

clean: ## Remove .venv and all files that make and the tools created
	@rm -rf $(VENV) .coverage .coverage.* htmlcov .mypy_cache .mutants .pytest_cache .ruff_cache \
		build dist rentroll.egg-info
	@find bot editions engine renders tests -type d -name __pycache__ -prune -exec rm -rf {} +
	@find bot editions engine renders tests -type d -empty -delete

# Each recipe below writes its stamp last, so an interrupted install is repeated.

$(VENV)/.made: $(if $(SOUND),,remake)
	@test -n '$(PYTHON)' || { \
		echo 'Rentroll needs Python 3.11 or newer, and none was found on the PATH.' >&2; \
		echo 'Install one, or name it: make PYTHON=/path/to/python3.12 $(MAKECMDGOALS)' >&2; exit 1; }
	@$(PYTHON) -c '$(RECENT)' || { \
		echo 'Rentroll needs Python 3.11 or newer; $(PYTHON) is not.' >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo 'This Python cannot make virtual environments: its venv module is incomplete.' >&2; \
		echo 'On Debian and Ubuntu: sudo apt install python3-venv' >&2; exit 1; }
	@echo "Making $(VENV) with $$($(PYTHON) --version) …"
	@$(PYTHON) -m venv --clear $(VENV)
	@printf '%s\n' "$(CURDIR)" > $@

# Install the locked versions with their hashes. If they are not available (another platform, a newer
# Python, another registry), install what pyproject.toml allows.
define install
	@{ $(PIP) install --require-hashes --requirement requirements/build.txt \
			--requirement requirements/$(1).txt && \
		$(PIP) install --no-deps --no-build-isolation --editable .; } 2>$(VENV)/lock.log || { \
		if grep -Eq '$(UNREACHABLE)' $(VENV)/lock.log; then $(call tell_why); exit 1; fi; \
		echo 'The versions of requirements/$(1).txt cannot be had here, so the newest that'; \
		echo 'pyproject.toml allows are installed instead; the reason is in $(VENV)/lock.log.'; \
		$(PIP) install --editable '.$(2)' 2>>$(VENV)/lock.log || { $(call tell_why); exit 1; }; }
endef

# Print one sentence without a network, else pip's own output.
UNREACHABLE := NewConnectionError|NameResolutionError|ConnectTimeout|ReadTimeout|ProxyError
define tell_why
	if grep -Eq '$(UNREACHABLE)' $(VENV)/lock.log; then \
		echo 'The packages cannot be downloaded: no package index answers, see $(VENV)/lock.log.'; \
	else cat $(VENV)/lock.log; fi >&2
endef

$(VENV)/.run: pyproject.toml requirements/build.txt requirements/run.txt $(VENV)/.made
	@echo 'Installing what Rentroll needs to run …'
	$(call install,run,)
	@touch $@

$(VENV)/.dev: pyproject.toml requirements/build.txt requirements/dev.txt $(VENV)/.made
	@echo 'Installing what Rentroll needs to run and to be tested …'
	$(call install,dev,[dev])
	@touch $(VENV)/.run $@

$(VENV)/.release: pyproject.toml $(VENV)/.dev
	@echo 'Installing what a release needs …'
	@$(PIP) install --editable '.[release]'
	@touch $@
