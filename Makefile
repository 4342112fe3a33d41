# Everything happens inside .venv, made on first use and left alone until
# pyproject.toml changes. Another interpreter: make PYTHON=/path/to/python3 …

VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check --quiet
ARGS   ?=
RECENT := import sys; sys.exit(sys.version_info < (3, 11))

# A name on the PATH may be a stub that refuses to start, so each one is tried.
PYTHON ?= $(shell for python in python3.13 python3.12 python3.11 python3 python; do \
	if $$python -c '$(RECENT)' >/dev/null 2>&1; then echo $$python; break; fi; done)

# A .venv whose interpreter is gone, or which was moved with its folder, is made anew.
SOUND := $(shell test -x $(BIN)/python && test "$$(cat $(VENV)/.made 2>/dev/null)" = "$(CURDIR)" \
	&& echo yes)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help run test lint format bench clean remake

help: ## Show this list
	@echo 'Rentroll: make <target>, with options in ARGS="…"'
	@sed -n 's/^\([a-z][a-z]*\):.*## \(.*\)/\1|\2/p' Makefile | \
		while IFS='|' read -r name text; do printf '  %-8s %s\n' "$$name" "$$text"; done

run: $(VENV)/.run ## Watch a game in the terminal (ARGS=--fast to skip the pauses)
	@$(BIN)/rentroll watch $(ARGS)

PYTEST := $(BIN)/python -m pytest -n auto
COVERAGE := --cov --cov-report=term-missing:skip-covered

test: $(VENV)/.dev ## Run all tests, with full coverage of engine/ (ARGS='-k rent': only some)
	@$(if $(strip $(ARGS)),$(PYTEST) $(ARGS),$(PYTEST) -m bulk && $(PYTEST) -m "not bulk" $(COVERAGE))

lint: $(VENV)/.dev ## Check style, formatting and types
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy

format: $(VENV)/.dev ## Format the code and apply the safe fixes
	@$(BIN)/ruff check --fix-only .
	@$(BIN)/ruff format .

bench: $(VENV)/.run ## Measure the engine's speed and its landing shares
	@$(BIN)/rentroll bench $(ARGS)

clean: ## Remove .venv and everything else make and the tools left behind
	@rm -rf $(VENV) .coverage .coverage.* htmlcov .mypy_cache .pytest_cache .ruff_cache \
		build dist rentroll.egg-info
	@find bot editions engine renders tests -type d -name __pycache__ -prune -exec rm -rf {} +

# The last line of each recipe below writes its stamp, so an interrupted install is not one.

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

$(VENV)/.run: pyproject.toml $(VENV)/.made
	@echo 'Installing what Rentroll needs to run …'
	@$(PIP) install --editable .
	@touch $@

$(VENV)/.dev: pyproject.toml $(VENV)/.made
	@echo 'Installing what Rentroll needs to run and to be tested …'
	@$(PIP) install --editable '.[dev]'
	@touch $(VENV)/.run $@
