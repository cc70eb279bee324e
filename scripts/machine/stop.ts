import type { Server } from "node:http";

/** Longest time for open requests to finish on shutdown, in milliseconds. */
const patience = 10_000;

/**
 * Stops a server on a termination signal: accepts no new requests, finishes open ones, then closes the other resources.
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

/** Exits with the error's message and no stack trace, which would not help an owner. */
export function exitWithMessage(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
