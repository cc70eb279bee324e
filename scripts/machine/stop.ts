import { once } from "node:events";
import type { Server } from "node:http";

/** Longest time for open requests to finish on shutdown, in milliseconds. */
const patience = 10_000;

/**
 * Stops a server on a termination signal: accepts no new requests, finishes open ones, then closes the other resources.
 */
export function stopOnSignal(server: Server, closeRest: () => Promise<void>): void {
  const stop = async () => {
    setTimeout(() => server.closeAllConnections(), patience);
    await once(server.close(), "close");
    await closeRest();
    process.exit(0);
  };
  let stopping: Promise<void> | undefined;
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void (stopping ??= stop()));
}

/** Exits with the error's message and no stack trace, which would not help an owner. */
export function exitWithMessage(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
