/* Runs the database in a worker thread, so that it doesn't block serving pages. */
import { parentPort, workerData } from "node:worker_threads";
import { openEmbeddedDatabase } from "./embedded-database.ts";
import type { DatabaseRequest } from "./embedded-http.ts";

/** The worker's start parameters. */
export interface WorkerOptions {
  readonly dataDir: string | undefined;
  readonly ownerKey: string;
}

/** A task for the worker. */
export type WorkerTask =
  | { readonly kind: "request"; readonly request: DatabaseRequest }
  | { readonly kind: "query"; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly kind: "dump" }
  | { readonly kind: "close" };

/** A result of the worker. Message 0 reports that the database is open, with its public key. */
export type WorkerMessage =
  | { readonly number: number; readonly result: unknown }
  | { readonly number: number; readonly error: unknown };

const port = parentPort;
if (port === null) throw new Error("This module is a worker");
const { dataDir, ownerKey } = workerData as WorkerOptions;
const say = (message: WorkerMessage) => port.postMessage(message);

/** Makes an error cloneable, with the properties that identify a failed query. */
function portable(error: unknown): unknown {
  if (!(error instanceof Error)) {
    // PGlite's file system throws plain objects with an error number.
    const errno: unknown = typeof error === "object" && error !== null ? Reflect.get(error, "errno") : undefined;
    return new Error(typeof errno === "number" ? `ErrnoError ${errno}` : String(error));
  }
  const copy = new Error(error.message);
  for (const key of ["code", "constraint", "detail"]) {
    const value: unknown = Reflect.get(error, key);
    if (typeof value === "string") Object.assign(copy, { [key]: value });
  }
  return copy;
}

const opened = openEmbeddedDatabase(dataDir, ownerKey);
opened.then(
  ({ publishableKey }) => say({ number: 0, result: publishableKey }),
  (error: unknown) => say({ number: 0, error: portable(error) }),
);

port.on("message", ({ number, task }: { number: number; task: WorkerTask }) => {
  void (async () => {
    try {
      const database = await opened;
      const result = await (task.kind === "request"
        ? database.request(task.request)
        : task.kind === "query"
          ? database.query(task.sql, task.parameters)
          : task.kind === "dump"
            ? database.dump()
            : database.close());
      say({ number, result });
    } catch (error) {
      say({ number, error: portable(error) });
    }
  })();
});
