# To pin the image, name it by its digest: `docker buildx imagetools inspect node:24-slim` tells it, then build
# with `--build-arg NODE_IMAGE=node:24-slim@sha256:<digest>` (docker compose: NODE_IMAGE in `.env`).
ARG NODE_IMAGE=node:24-slim
FROM ${NODE_IMAGE} AS build
WORKDIR /hall
COPY package.json package-lock.json tsconfig.base.json ./
COPY shared/package.json shared/
COPY server/package.json server/
COPY client/package.json client/
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM ${NODE_IMAGE}
WORKDIR /hall
ENV NODE_ENV=production
COPY --from=build --chown=node:node /hall/package.json ./
COPY --from=build --chown=node:node /hall/node_modules node_modules
COPY --from=build --chown=node:node /hall/server server
COPY --from=build --chown=node:node /hall/shared shared
COPY --from=build --chown=node:node /hall/client client
RUN mkdir data && chown node:node data
VOLUME /hall/data
USER node
EXPOSE 2567
HEALTHCHECK --interval=30s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:2567/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/dist/main.js"]
