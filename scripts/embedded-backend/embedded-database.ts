/* The thread of the database, behind the REST API of hosted Supabase: opens it, applies new migrations, answers in turn. */
import { AsyncLocalStorage } from "node:async_hooks";
import { parentPort } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { createBirpc } from "birpc";
import pLimit from "p-limit";
import { answerRefusalsAsPostgrest, passOnHeaders, type RequestFacts } from "./embedded-corrections.ts";
import type { DatabaseAnswer, DatabaseRequest } from "./embedded-http.ts";
import { settingsFile } from "./embedded-settings.ts";
import { upgradeEarlierRelease } from "./embedded-upgrade.ts";

export type Row = Readonly<Record<string, unknown>>;

/** Origin of the in-process requests; none goes over a network. */
const origin = "http://localhost";
/** Half of a surrogate pair in JSON. PostgreSQL refuses it; PGlite would store another character. */
const halfPair = /(?<!\\)(?:\\\\)*\\u(?:d[89ab]..(?!\\ud[c-f])|d[c-f](?<!\\ud[89ab]..\\ud[c-f]))/i;

if (parentPort === null) throw new Error("This module is a worker");
const port = parentPort;

// The backend replaces this function on import by one that throws on warnings that aren't strings.
const emitWarning = Object.getOwnPropertyDescriptor(process, "emitWarning");
const { applyPendingMigrations, createApi } = await import("@supabase/lite/cli");
const api = await createApi({ withSupabaseClient: false });
const app = await api.project.local.createApp(settingsFile, { admin: false });
if (emitWarning !== undefined) Object.defineProperty(process, "emitWarning", emitWarning);

const { connection } = app;
const { driver } = connection;
const publishableKey = app.config.auth?.publishable_key;
if (!(driver instanceof PGlite) || publishableKey === undefined || app.adminMode) {
  throw new Error(`${settingsFile} must name the driver pglite and a publishable key, with admin mode off`);
}

await upgradeEarlierRelease(driver);
await applyPendingMigrations(app);
// On its first request the backend grants every role every right on every table. Trigger that now, then revoke it.
await connection.withContext({ auth: { role: "anon" } }, () => Promise.resolve());
await driver.query("select private.apply_rights()");
// Hosted Supabase runs this on a schedule.
await driver.query("select private.erase_old_leads()");

const facts = new AsyncLocalStorage<RequestFacts>();
passOnHeaders(connection, facts);
answerRefusalsAsPostgrest(connection);
// Requests run one at a time: they share one database session, and the backend doesn't separate their transactions.
const inTurn = pLimit(1);
// The backend logs each failed statement with the visitor's data. Suppress that: the response has the error, and
// `backendMiddleware` logs failures of the database without the data.
console.error = () => undefined;

const database = {
  publishableKey: () => publishableKey,
  request: async ({ method, path, headers, body }: DatabaseRequest): Promise<DatabaseAnswer> => {
    const url = URL.parse(path, origin);
    if (url === null || halfPair.test(new TextDecoder().decode(body ?? undefined)))
      return { status: 400, headers: {}, body: new Uint8Array() };
    return inTurn(async () => {
      const readOnly = method === "GET" || method === "HEAD";
      const requestHeaders = { ...headers };
      const request = new Request(url, { method, headers: requestHeaders, body });
      const answer = await facts.run({ method, path: url.pathname, readOnly, requestHeaders }, () =>
        app.fetch(request, { peerAddress: headers["cf-connecting-ip"] ?? null }),
      );
      return {
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        // Read the whole response before the next request starts.
        body: new Uint8Array(await answer.arrayBuffer()),
      };
    });
  },
  /** Runs one statement as the database's owner. */
  query: (sql: string, parameters: readonly unknown[]): Promise<readonly Row[]> =>
    inTurn(async () => (await driver.query<Record<string, unknown>>(sql, [...parameters])).rows),
  /** The whole database as a compressed archive. */
  dump: () => inTurn(async () => new Uint8Array(await (await driver.dumpDataDir("gzip")).arrayBuffer())),
  close: () => inTurn(() => connection.close()),
};

export type EmbeddedDatabase = typeof database;

createBirpc(database, {
  post: (message) => port.postMessage(message),
  on: (listener) => port.on("message", listener),
});
