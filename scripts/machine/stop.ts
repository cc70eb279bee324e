import type { Server } from "node:http";

/** How long requests that are being answered may take at the end, in milliseconds. */
const patience = 10_000;

/**
 * Stops a server when the process is told to end: takes no new requests, answers those that have come, and then closes
 * the rest.
 */
export function stopOnSignal(server: Server, closeRest: () => Promise<void>): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await new Promise<void>((resolve) => {
      const impatient = setTimeout(() => server.closeAllConnections(), patience);
      server.close(() => {
        clearTimeout(impatient);
        resolve();
      });
      server.closeIdleConnections();
    });
    await closeRest();
    process.exit(0);
  };
  process.on("SIGINT", () => void stop());
  process.on("SIGTERM", () => void stop());
}

/** Ends the process with what went wrong in one sentence, and no stack: somebody has to mend it who didn't write it. */
export function endWithWords(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
