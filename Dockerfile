# The containers of the site by --target: api, registry, edge, and release for one remote.
#   docker build --target registry .
#   docker build --target release --build-arg REMOTE=mfe-shop .
# One install for all of them. Every stage copies only what it is made of, so a change in one remote builds that remote
# and nothing else. Only what `pnpm deploy --prod` leaves goes into the images.

FROM node:20-bookworm-slim AS installed
WORKDIR /app
ENV CI=true
RUN npm install --global pnpm@12.21.0 && npm cache clean --force
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY shared/build/package.json shared/build/
COPY shared/contract/package.json shared/contract/
COPY shared/database/package.json shared/database/
COPY shared/observability/package.json shared/observability/
COPY shared/release-files/package.json shared/release-files/
COPY shared/render-process/package.json shared/render-process/
COPY shared/runtime/package.json shared/runtime/
COPY shared/testing/package.json shared/testing/
COPY shared/ui/package.json shared/ui/
COPY api/package.json api/
COPY registry/package.json registry/
COPY host/package.json host/
RUN --mount=type=cache,id=brightyard-pnpm,target=/root/.local/share/pnpm/store \
    pnpm install --frozen-lockfile

FROM installed AS preset
COPY tsconfig.base.json ./
COPY shared/contract shared/contract
COPY shared/runtime shared/runtime
COPY shared/ui shared/ui
COPY shared/release-files shared/release-files
COPY shared/build shared/build
RUN node node_modules/typescript/bin/tsc -b shared/build

FROM preset AS servers
COPY shared/database shared/database
COPY shared/observability shared/observability
COPY shared/render-process shared/render-process
COPY docker/deploy.sh docker/
RUN node node_modules/typescript/bin/tsc -b shared/database shared/observability shared/render-process

FROM servers AS api-deployed
COPY api api
RUN --mount=type=cache,id=brightyard-pnpm,target=/root/.local/share/pnpm/store \
    node node_modules/typescript/bin/tsc -b api && sh docker/deploy.sh api

FROM servers AS registry-deployed
COPY registry registry
RUN --mount=type=cache,id=brightyard-pnpm,target=/root/.local/share/pnpm/store \
    node node_modules/typescript/bin/tsc -b registry && sh docker/deploy.sh registry

FROM registry-deployed AS host-deployed
COPY shared/testing shared/testing
COPY host host
RUN --mount=type=cache,id=brightyard-pnpm,target=/root/.local/share/pnpm/store \
    node node_modules/typescript/bin/tsc -b host \
    && (cd host && node ../shared/build/bin/brightyard-build.mjs) \
    && sh docker/deploy.sh host

FROM node:20-bookworm-slim AS server
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 DATA_FOLDER=/data
COPY docker/health.mjs /app/
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
HEALTHCHECK --interval=10s --timeout=10s --start-period=5m --retries=10 CMD ["node", "/app/health.mjs"]

FROM server AS api
ENV PORT=3001
EXPOSE 3001
COPY --from=api-deployed /deployed/api api
CMD ["node", "api/dist/main.js"]

# With the host's build: the gate renders the pages of new releases with it.
FROM server AS registry
ENV PORT=3002 RENDER_BUNDLE=/app/host/dist/render/render.cjs REGISTRY_URL=http://127.0.0.1:3002
EXPOSE 3002
COPY docker/remotes /usr/local/bin/
COPY --from=host-deployed /app/host/dist/host-assets.json host/dist/
COPY --from=host-deployed /app/host/dist/browser host/dist/browser
COPY --from=host-deployed /app/host/dist/render host/dist/render
COPY --from=registry-deployed /deployed/registry registry
CMD ["node", "registry/dist/main.js"]

FROM server AS edge
ENV PORT=3000
EXPOSE 3000
COPY --from=host-deployed /deployed/host host
CMD ["node", "host/dist/server/main.js"]

# Last, because older builders build every stage above the one that is asked for.
FROM preset AS remote-built
ARG REMOTE
COPY ${REMOTE}/package.json ${REMOTE}/
RUN --mount=type=cache,id=brightyard-pnpm,target=/root/.local/share/pnpm/store \
    pnpm install --frozen-lockfile --prefer-offline --filter "./$REMOTE"
COPY ${REMOTE} ${REMOTE}
# Names the release; by default its package's version and a fingerprint of what it is made of.
ARG RELEASE_VERSION
RUN cd "$REMOTE" && node ../shared/build/bin/brightyard-build.mjs

FROM nginxinc/nginx-unprivileged:1.28-alpine AS release
COPY docker/release.conf /etc/nginx/conf.d/default.conf
ARG REMOTE
COPY --from=remote-built /app/${REMOTE}/dist/release /usr/share/nginx/html
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=10s --start-period=30s --retries=10 CMD ["wget", "-qO/dev/null", "http://127.0.0.1:8080/remote.json"]
