import { rm } from "node:fs/promises";
import { createServer } from "node:http";
import { startEmbeddedBackend } from "../../scripts/embedded-backend/embedded-backend.ts";
import { listenInProcess } from "../../scripts/machine/listen.ts";

/** Serves the embedded backend of a data folder over HTTP; stopping it deletes the folder. */
export async function serveBackend(dataDir: string) {
  const backend = await startEmbeddedBackend({ dataDir });
  const server = createServer((request, response) => {
    backend.middleware(request, response, () => response.writeHead(404).end("not the backend's"));
  });
  return {
    backend,
    address: await listenInProcess(server),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await backend.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
