import { once } from "node:events";
import type { Server } from "node:http";
import type { Server as AnyServer } from "node:net";
import { hasCode } from "../embedded-backend/embedded-folder.ts";

/**
 * Listens on the given local port, or on the next free one.
 * @returns The actual port.
 * @throws {Error} When none of ten ports in a row is free.
 */
export async function listenOnFreePort(server: Server, port: number): Promise<number> {
  for (let candidate = port; candidate < port + 10; candidate += 1) {
    try {
      await once(server.listen(candidate, "127.0.0.1"), "listening");
      return candidate;
    } catch (error) {
      if (!hasCode(error, "EADDRINUSE")) throw error;
    }
    console.log(`Port ${candidate} is taken; trying ${candidate + 1}.`);
  }
  throw new Error(`Ports ${port} to ${port + 9} are all taken; set PORT to a free one.`);
}

/** Listens on any free local port, and returns it. */
export async function freePort(server: AnyServer): Promise<number> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const listening = server.address();
  if (typeof listening !== "object" || listening === null) throw new Error("The server doesn't listen on a port.");
  return listening.port;
}

/**
 * Listens on any free local port, for clients of this process. Idle connections stay open: a server that shares its
 * thread with its client would otherwise close one just as the client reuses it, after anything that blocks both for
 * five seconds (ECONNRESET).
 * @returns The server's address, without a slash at the end.
 */
export async function listenInProcess(server: Server): Promise<string> {
  server.keepAliveTimeout = 0;
  return `http://127.0.0.1:${await freePort(server)}`;
}

/**
 * The port set by `PORT`.
 * @throws {Error} When it isn't a port number.
 */
export function requestedPort(fallback: number): number {
  const text = process.env["PORT"] ?? "";
  if (text === "") return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT must be a number from 1 to 65535, not "${text}".`);
  return port;
}
