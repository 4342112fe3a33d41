# Two stages: the first installs, the second contains only Python and Rentroll.
# The base image is pinned by digest for all platforms; `make base` updates it.
ARG BASE=python:3.13-slim@sha256:7c61056e61ac89e852de05f3dc6fa51a6dd2181797bceed46aa725dd7cb2cd3b
FROM ${BASE} AS build
WORKDIR /src
# An environment without pip. The image's pip installs the locked versions into it.
RUN python -m venv --without-pip /opt/rentroll
COPY requirements requirements
RUN pip install --no-cache-dir --require-hashes --requirement requirements/build.txt \
    && pip --python /opt/rentroll/bin/python install --no-cache-dir --require-hashes \
        --requirement requirements/run.txt
COPY . .
RUN pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheels . \
    && pip --python /opt/rentroll/bin/python install --no-cache-dir --no-deps /wheels/*.whl

FROM ${BASE}
# A fixed number, so that a mounted folder can be given to this user.
RUN groupadd --gid 10001 rentroll \
    && useradd --uid 10001 --gid rentroll --no-create-home --home-dir /data \
        --shell /usr/sbin/nologin rentroll \
    && install --directory --owner=rentroll --group=rentroll --mode=0700 /data
COPY --from=build /opt/rentroll /opt/rentroll
ENV PATH="/opt/rentroll/bin:$PATH" \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    RENTROLL_DB=/data/rentroll.sqlite3 \
    RENTROLL_TOKEN_REQUIRED=yes
USER 10001:10001
WORKDIR /data
VOLUME ["/data"]
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 \
    CMD ["rentroll", "health"]
ENTRYPOINT ["rentroll"]
CMD ["run"]
