import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { listenInProcess } from "../../scripts/machine/listen.ts";

export async function freeAddress(): Promise<URL> {
  const server = createServer();
  const address = await listenInProcess(server);
  server.close();
  return new URL(address);
}

/** Waits until an attempt succeeds, for half a minute. */
export async function untilDone<Result>(attempt: () => Promise<Result>, isOver: () => boolean): Promise<Result> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === 300 || isOver()) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/**
 * Starts a program that serves an address, and waits until it answers.
 * @returns How to stop it.
 * @throws {Error} With what it printed, when it ends or doesn't answer.
 */
export async function serveProgram(
  address: URL,
  [program, ...options]: readonly [string, ...string[]],
  settings: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): Promise<() => Promise<void>> {
  const served = spawn(program, options, { ...settings, stdio: ["ignore", "pipe", "pipe"] });
  const ended = once(served, "exit");
  const log: Buffer[] = [];
  for (const stream of [served.stdout, served.stderr]) stream.on("data", (chunk: Buffer) => log.push(chunk));
  const stop = async () => {
    served.kill("SIGINT");
    await ended;
  };
  try {
    await untilDone(
      () => fetch(address),
      () => served.exitCode !== null,
    );
    return stop;
  } catch (cause) {
    await stop();
    throw new Error(`${program} did not start:\n${Buffer.concat(log).toString()}`, { cause });
  }
}
