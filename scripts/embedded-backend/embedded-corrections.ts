/*
 * Workarounds for differences between the embedded backend and hosted Supabase that affect leads. Remove each one once
 * a new version no longer needs it; the tests in tests/database show that.
 */
import type { AsyncLocalStorage } from "node:async_hooks";
import type { Connection } from "@supabase/lite";

/** Request data that PostgREST passes to the database. */
export type RequestFacts = NonNullable<Parameters<Connection["withContext"]>[2]>["rpc"];

/**
 * Passes the caller's headers to SQL on every request, as hosted Supabase does; the embedded backend does so only for
 * function calls. Flood control reads the caller's address from them.
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
 * Answers two errors as PostgREST does, with status 400 and the database's error code, where the embedded backend would
 * answer 500: a violated check constraint, and a value of the wrong type.
 */
export function answerRefusalsAsPostgrest(connection: Connection): void {
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => {
    const found = normalize(error);
    if (!(found instanceof Error)) return found;
    const isViolation = "code" in found && found.code === "23514";
    // PGlite rejects these in JavaScript, before they reach the database.
    const isWrongKind = found.message.startsWith("Invalid input for") || found instanceof RangeError;
    if (!isViolation && !isWrongKind) return found;
    // The format in which SQL can set PostgREST's response.
    return {
      code: "PGRST",
      message: JSON.stringify({ code: isViolation ? "23514" : "22P02", message: found.message }),
      detail: JSON.stringify({ status: 400, headers: {} }),
    };
  };
}
