/** Serves the built site with the embedded backend, as `npm start` does after building. */
import { createServer } from "node:http";
import { distFolder } from "./build/dist-folder.ts";
import { startEmbeddedBackend } from "./embedded-backend/embedded-backend.ts";
import { embeddedDataFolder } from "./embedded-backend/embedded-folder.ts";
import { listenOnFreePort, requestedPort } from "./machine/listen.ts";
import { siteHeaders, staticHost } from "./static-host.ts";
import { exitWithMessage, stopOnSignal } from "./machine/stop.ts";

const setHeaders = siteHeaders(distFolder);
const host = staticHost(distFolder);
const backend = await startEmbeddedBackend({ dataDir: embeddedDataFolder() }).catch(exitWithMessage);
const server = createServer((request, response) =>
  setHeaders(request, response, () => backend.middleware(request, response, () => host(request, response, () => {}))),
);
const port = await listenOnFreePort(server, requestedPort(4173));
const address = `http://127.0.0.1:${port}`;
await backend.announce(address);
console.log(`Northcover is at ${address}`);
stopOnSignal(server, () => backend.close());
