# Two stages: the first installs, the second has Python, Rentroll and nothing else.
FROM python:3.13-slim AS build
WORKDIR /src
# An environment without pip: the pip of the image fills it from outside.
RUN python -m venv --without-pip /opt/rentroll
COPY . .
RUN pip --python /opt/rentroll/bin/python install --no-cache-dir '.[postgres]'

FROM python:3.13-slim
# A number that never changes, so that the owner of a mounted folder can be set to it.
RUN groupadd --gid 10001 rentroll \
    && useradd --uid 10001 --gid rentroll --no-create-home --home-dir /data \
        --shell /usr/sbin/nologin rentroll \
    && install --directory --owner=rentroll --group=rentroll --mode=0700 /data
COPY --from=build /opt/rentroll /opt/rentroll
ENV PATH="/opt/rentroll/bin:$PATH" \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    RENTROLL_DB=/data/rentroll.sqlite3
USER 10001:10001
WORKDIR /data
VOLUME ["/data"]
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 \
    CMD ["rentroll", "health"]
ENTRYPOINT ["rentroll"]
CMD ["run"]
