import { spawn } from "node:child_process";
import { once } from "node:events";

/** A virtual display. */
export interface Display {
  /** Value for the environment variable `DISPLAY`. */
  readonly name: string;
  close(): void;
}

/** Starts a separate virtual display: on a shared one, a second window takes the focus from the first. */
export async function openDisplay(): Promise<Display> {
  const server = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const close = () => void server.kill();
  process.once("exit", close);
  const number = server.stdio[3];
  if (number === undefined || number === null) throw new Error("The display says nothing");
  const [said]: unknown[] = await Promise.race([
    once(number, "data"),
    once(server, "exit").then(() => {
      throw new Error("The display did not start");
    }),
  ]);
  return { name: `:${String(said).trim()}`, close };
}
