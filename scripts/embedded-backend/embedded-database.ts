import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import { PGlite } from "@electric-sql/pglite";
import {
  answerRefusalsAsPostgrest,
  createQueue,
  hasLoneSurrogate,
  passOnHeaders,
  type RequestFacts,
} from "./embedded-corrections.ts";
import type { DatabaseAnswer, DatabaseRequest } from "./embedded-http.ts";
import { settingsFile } from "./embedded-settings.ts";
import { upgradeEarlierRelease } from "./embedded-upgrade.ts";

/** A row of a query's result. */
export type Row = Readonly<Record<string, unknown>>;

/** The open database, behind the REST API of hosted Supabase. */
export interface EmbeddedDatabase {
  readonly publishableKey: string;
  request(request: DatabaseRequest): Promise<DatabaseAnswer>;
  query(sql: string, parameters: readonly unknown[]): Promise<readonly Row[]>;
  /** The whole database as a compressed archive. */
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Origin of the in-process requests; none goes over a network. */
const origin = "http://localhost";

function refused(code: string, message: string): DatabaseAnswer {
  const body = new TextEncoder().encode(JSON.stringify({ code, message, details: null, hint: null }));
  return { status: 400, headers: { "content-type": "application/json" }, body };
}

/**
 * Opens the database, applies new migrations, and prepares it for requests.
 * @param dataDir - The database's folder; without it the database is in memory.
 */
export async function openEmbeddedDatabase(dataDir: string | undefined, ownerKey: string): Promise<EmbeddedDatabase> {
  // The settings refer to these variables. Use a random signing secret: nobody signs in to the embedded
  // backend, and with its default secret, which is public, anyone could sign a token for the owner's role.
  process.env["EMBEDDED_DATABASE"] = dataDir ?? "memory://";
  process.env["EMBEDDED_SECRET_KEY"] = ownerKey;
  process.env["EMBEDDED_JWT_SECRET"] = randomBytes(32).toString("base64url");

  // The backend replaces this function on import by one that throws on warnings that aren't strings.
  const emitWarning = Object.getOwnPropertyDescriptor(process, "emitWarning");
  const { applyPendingMigrations, createApi, listMigrationFiles } = await import("@supabase/lite/cli");
  const api = await createApi({ withSupabaseClient: false });
  const app = await api.project.local.createApp(settingsFile, { admin: false });
  if (emitWarning !== undefined) Object.defineProperty(process, "emitWarning", emitWarning);

  const { connection } = app;
  const database = connection.driver;
  const publishableKey = app.config.auth?.publishable_key;
  if (!(database instanceof PGlite) || publishableKey === undefined || app.adminMode) {
    await connection.close();
    throw new Error(`${settingsFile} must name the driver pglite and a publishable key, with admin mode off`);
  }

  try {
    await upgradeEarlierRelease(database, await listMigrationFiles(app));
    await applyPendingMigrations(app);
    // On its first request the backend grants every right on every table to every role. Trigger that now, then revoke
    // the rights.
    await connection.withContext({ auth: { role: "anon" } }, () => Promise.resolve());
    await database.query("select private.apply_rights()");
    // Hosted Supabase runs this on a schedule.
    await database.query("select private.erase_old_leads()");
  } catch (error) {
    await connection.close();
    throw error;
  }

  const facts = new AsyncLocalStorage<RequestFacts>();
  passOnHeaders(connection, facts);
  answerRefusalsAsPostgrest(connection);
  // Requests run one at a time: they share one database session, and the backend doesn't separate their transactions.
  const inTurn = createQueue();
  // The backend logs each failed statement with the visitor's data. Suppress that: the response has the error, and
  // `httpMiddleware` logs failures of the database without the data.
  console.error = () => undefined;

  return {
    publishableKey,
    request: async ({ method, path, headers, body }) => {
      if (body !== undefined && hasLoneSurrogate(new TextDecoder().decode(body))) {
        return refused("22P05", "Text holds half of a surrogate pair");
      }
      let url: URL;
      try {
        url = new URL(path, origin);
      } catch {
        return refused("400", "The address makes no sense");
      }
      return inTurn(async () => {
        const readOnly = method === "GET" || method === "HEAD";
        const sent = body === undefined || readOnly ? {} : { body: new Uint8Array(body) };
        const request = new Request(url, { method, headers: { ...headers }, ...sent });
        const requestHeaders = { ...headers };
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
    query: (sql, parameters) =>
      inTurn(async () => (await database.query<Record<string, unknown>>(sql, [...parameters])).rows),
    dump: () => inTurn(async () => new Uint8Array(await (await database.dumpDataDir("gzip")).arrayBuffer())),
    close: () => inTurn(() => connection.close()),
  };
}
