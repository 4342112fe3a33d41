FROM python:3.13-slim AS build
WORKDIR /src
RUN python -m venv /opt/rentroll
COPY . .
RUN /opt/rentroll/bin/pip install --no-cache-dir .

FROM python:3.13-slim
RUN useradd --system --create-home --shell /usr/sbin/nologin rentroll
COPY --from=build /opt/rentroll /opt/rentroll
ENV PATH="/opt/rentroll/bin:$PATH" \
    PYTHONUNBUFFERED=1
USER rentroll
WORKDIR /home/rentroll
ENTRYPOINT ["rentroll"]
# A game in the terminal until the bot can be started here.
CMD ["watch", "--fast"]
