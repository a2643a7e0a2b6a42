# One remote as its squad ships it: the built release behind a static server, and nothing else.
# docker build --file docker/remote.Dockerfile --build-arg REMOTE=mfe-shop .
FROM node:20-bookworm-slim AS built
ARG REMOTE
WORKDIR /app
COPY . .
RUN npx -y pnpm@12.21.0 install --frozen-lockfile \
  && node node_modules/typescript/bin/tsc -b shared/build \
  && cd "$REMOTE" && node ../shared/build/bin/brightyard-build.mjs

FROM nginxinc/nginx-unprivileged:1.28-alpine
ARG REMOTE
ENV RELEASE_PORT=8080
COPY docker/release.conf.template /etc/nginx/templates/default.conf.template
COPY --from=built /app/${REMOTE}/dist/release /usr/share/nginx/html
