/** Serves the built site with the embedded backend, as `npm start` does after building. */
import { createServer } from "node:http";
import { distFolder } from "./build/dist-folder.ts";
import { embeddedDataFolder, startEmbeddedBackend } from "./embedded-backend/embedded-backend.ts";
import { listenOnFreePort, requestedPort } from "./listen.ts";
import { staticHost } from "./static-host.ts";

const host = staticHost(distFolder());
const backend = await startEmbeddedBackend({ dataDir: embeddedDataFolder() });
const server = createServer((request, response) =>
  backend.middleware(request, response, () => host(request, response, () => {})),
);
const port = await listenOnFreePort(server, requestedPort(4173));
const address = `http://localhost:${port}`;
await backend.announce(address);
console.log(`Northcover is at ${address}`);

async function stop() {
  server.close();
  server.closeAllConnections();
  await backend.close();
  process.exit(0);
}
process.once("SIGINT", () => void stop());
process.once("SIGTERM", () => void stop());
