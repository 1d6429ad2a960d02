# Orrery as an image: `docker build -t orrery .`, then see docs/operations.md.
# Everything is built in the first stage; the last has what runs, and nothing of the tools.
FROM node:24-slim AS build
WORKDIR /orrery
COPY . .
RUN npm ci --no-audit --no-fund
RUN npm run build
RUN npm run build --workspace @orrery/web
RUN npm ci --omit=dev --no-audit --no-fund

FROM node:24-slim
WORKDIR /orrery
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 ORRERY_DATA=/data
COPY --from=build /orrery/package.json ./
COPY --from=build /orrery/node_modules ./node_modules
COPY --from=build /orrery/packages ./packages
COPY --from=build /orrery/games ./games
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s CMD ["node", "-e", "fetch('http://127.0.0.1:8080/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/server/dist/main.js"]
