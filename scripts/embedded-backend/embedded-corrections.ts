/*
 * The embedded backend is young. Where it strays from hosted Supabase in a way that matters to a lead, it is put right
 * here; each part can go once a new version no longer needs it (the tests in tests/database say so).
 */
import type { AsyncLocalStorage } from "node:async_hooks";
import type { Connection } from "@supabase/lite";

/** What the database may know about the request it works for, as PostgREST tells it. */
export interface RequestFacts {
  readonly method: string;
  readonly path: string;
  readonly readOnly: boolean;
  readonly requestHeaders: Record<string, string>;
}

/** Runs tasks one after the other. */
export function createQueue(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task, task);
    last = result.catch(() => undefined);
    return result;
  };
}

/**
 * Gives SQL the caller's headers on every request, as hosted Supabase does; the embedded backend does so only for
 * calls of functions. Flood control reads the caller's address there.
 */
export function passOnHeaders(connection: Connection, facts: AsyncLocalStorage<RequestFacts>): void {
  const withContext = connection.withContext.bind(connection);
  connection.withContext = (variables, work, options) => {
    const request = facts.getStore();
    if (variables === undefined || request === undefined) return withContext(variables, work, options);
    return withContext(variables, work, { ...options, rpc: options?.rpc ?? request });
  };
}

/**
 * Answers two refusals as PostgREST does, with status 400 and the database's code, where the embedded backend would
 * answer 500: a broken check constraint, and a value of a kind that no column takes.
 */
export function answerRefusalsAsPostgrest(connection: Connection): void {
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => {
    const found = normalize(error);
    if (!(found instanceof Error)) return found;
    const code = "code" in found && found.code === "23514" ? "23514" : undefined;
    // PGlite refuses these in JavaScript, before the database sees them.
    const isWrongKind = found.message.startsWith("Invalid input for") || found instanceof RangeError;
    const wrongKind = isWrongKind ? "22P02" : undefined;
    const answered = code ?? wrongKind;
    if (answered === undefined) return found;
    // The form in which SQL itself asks PostgREST for a certain answer.
    return {
      code: "PGRST",
      message: JSON.stringify({ code: answered, message: found.message }),
      detail: JSON.stringify({ status: 400, headers: {} }),
    };
  };
}

/**
 * Whether some text in a JSON document holds half of a surrogate pair. PostgreSQL refuses such text; the embedded
 * database would store another character in its place.
 */
export function holdsHalfCharacter(json: string): boolean {
  let found = false;
  try {
    JSON.parse(json, (key, value: unknown) => {
      found ||= !key.isWellFormed() || (typeof value === "string" && !value.isWellFormed());
      return value;
    });
  } catch {
    // Not JSON: the backend says so itself.
    return false;
  }
  return found;
}
