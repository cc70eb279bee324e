import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import { PGlite } from "@electric-sql/pglite";
import {
  answerRefusalsAsPostgrest,
  createQueue,
  holdsHalfCharacter,
  passOnHeaders,
  type RequestFacts,
} from "./embedded-corrections.ts";
import type { DatabaseAnswer, DatabaseRequest } from "./embedded-http.ts";

/** A row as the database answers it. */
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

/** Origin of the requests in here; nothing of it leaves the process. */
const origin = "http://localhost";

function refused(code: string, message: string): DatabaseAnswer {
  const body = new TextEncoder().encode(JSON.stringify({ code, message, details: null, hint: null }));
  return { status: 400, headers: { "content-type": "application/json" }, body };
}

/**
 * Opens the database, applies migrations that are new to it, and makes it ready for requests.
 * @param dataDir - Its folder; without one it lives in memory.
 */
export async function openEmbeddedDatabase(dataDir: string | undefined, ownerKey: string): Promise<EmbeddedDatabase> {
  // supabase/config.toml refers to these. The signing secret is new each time: nobody signs in to the embedded backend,
  // and its built-in secret is known to all, so anyone could sign a token with the owner's role.
  process.env["EMBEDDED_DATABASE"] = dataDir ?? "memory://";
  process.env["EMBEDDED_SECRET_KEY"] = ownerKey;
  process.env["EMBEDDED_JWT_SECRET"] = randomBytes(32).toString("base64url");

  // On loading, the backend replaces this function by one that fails on warnings that are not text.
  const emitWarning = Object.getOwnPropertyDescriptor(process, "emitWarning");
  const { applyPendingMigrations, createApi } = await import("@supabase/lite/cli");
  const api = await createApi({ withSupabaseClient: false });
  const app = await api.project.local.createApp(undefined, { admin: false });
  if (emitWarning !== undefined) Object.defineProperty(process, "emitWarning", emitWarning);

  const { connection } = app;
  const database = connection.driver;
  const publishableKey = app.config.auth?.publishable_key;
  if (!(database instanceof PGlite) || publishableKey === undefined || app.adminMode) {
    await connection.close();
    throw new Error("supabase/config.toml must name the driver pglite and a publishable key, with admin mode off");
  }

  try {
    await applyPendingMigrations(app);
    // The first request makes the backend grant every right on every table to every role. So let that happen now, and
    // then take the rights back.
    await connection.withContext({ auth: { role: "anon" } }, () => Promise.resolve());
    await database.query("select private.apply_rights()");
    // Hosted, a schedule does this.
    await database.query("select private.erase_old_leads()");
  } catch (error) {
    await connection.close();
    throw error;
  }

  const facts = new AsyncLocalStorage<RequestFacts>();
  passOnHeaders(connection, facts);
  answerRefusalsAsPostgrest(connection);
  // All requests share one database session, and the backend doesn't keep their transactions apart.
  const inTurn = createQueue();
  // The backend prints each failed statement with the visitor's data. The answer says what was wrong; a failure of the
  // database itself is logged without it, where the request came in.
  console.error = () => undefined;

  return {
    publishableKey,
    request: async ({ method, path, headers, body }) => {
      if (body !== undefined && holdsHalfCharacter(new TextDecoder().decode(body))) {
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
          // Read the whole answer before the next request has its turn.
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
