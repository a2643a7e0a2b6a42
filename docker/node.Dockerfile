# The servers: api, registry and edge, one image each by --target.
FROM node:20-bookworm-slim AS built
WORKDIR /app
COPY . .
RUN npx -y pnpm@12.21.0 install --frozen-lockfile \
  && node node_modules/typescript/bin/tsc -b api registry host

FROM built AS host-built
RUN node node_modules/typescript/bin/tsc -b shared/build \
  && cd host && node ../shared/build/bin/brightyard-build.mjs

FROM built AS api
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3001 DATA_FOLDER=/data
RUN mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 3001
CMD ["node", "api/dist/main.js"]

# With the host's build: the gate renders the pages of a new release with it
FROM host-built AS registry
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3002 DATA_FOLDER=/data \
  RENDER_BUNDLE=/app/host/dist/render/render.cjs
RUN mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 3002
CMD ["node", "registry/dist/main.js"]

FROM host-built AS edge
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_FOLDER=/data
RUN mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 3000
CMD ["node", "host/dist/server/main.js"]
