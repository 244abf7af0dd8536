# What is built is the same on every processor; only Node itself differs. To pin the images, name them by their digests:
# `docker buildx imagetools inspect node:26-slim` tells one, then `--build-arg NODE_IMAGE=node:26-slim@sha256:<digest>`
# (docker compose: NODE_IMAGE in `.env`).
ARG NODE_IMAGE=node:26-slim
ARG BASE_IMAGE=debian:bookworm-slim
FROM --platform=$BUILDPLATFORM ${NODE_IMAGE} AS build
WORKDIR /hall
COPY package.json package-lock.json tsconfig.base.json ./
COPY shared/package.json shared/
COPY server/package.json server/
COPY client/package.json client/
RUN npm ci
COPY . .
RUN npm run -s release -- --tree /release

# A quarter of Node is the names of its native functions.
FROM ${NODE_IMAGE} AS node
RUN apt-get update && apt-get install --yes --no-install-recommends binutils && strip /usr/local/bin/node

# Debian without npm, with one program more: Node.
FROM ${BASE_IMAGE}
RUN groupadd --gid 1000 node \
  && useradd --uid 1000 --gid node --no-create-home --home-dir /hall --shell /usr/sbin/nologin node \
  && install --directory --owner=node --group=node /hall/data
WORKDIR /hall
ENV NODE_ENV=production
COPY --from=node /usr/local/bin/node /usr/local/bin/node
COPY --from=build /release ./
VOLUME /hall/data
USER node
EXPOSE 2567
HEALTHCHECK --interval=30s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:2567/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/dist/main.js"]
