import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import { join, resolve } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { createSendLead } from "../../supabase/functions/send-lead/send-lead.ts";
import {
  answerRefusalsAsPostgrest,
  createQueue,
  holdsHalfCharacter,
  passOnHeaders,
  type RequestFacts,
  withoutRefusalsInLog,
} from "./embedded-corrections.ts";
import {
  announceAddress,
  embeddedDataFolder,
  leaveFolder,
  newOwnerKey,
  ownerKey,
  takeFolder,
} from "./embedded-folder.ts";
import { httpMiddleware, type Middleware } from "./embedded-http.ts";

export { embeddedDataFolder };

/** A row as the database answers it. */
export type Row = Readonly<Record<string, unknown>>;

export interface EmbeddedBackend {
  /** The public key for the browser. It opens the visitor's role only. */
  readonly publishableKey: string;
  /** The owner's key. It must never reach a bundle or a page. */
  readonly ownerKey: string;
  /** Answers `/rest/v1` and `/auth/v1`, and passes on everything else. */
  readonly middleware: Middleware;
  /** Runs one statement as the database's owner. */
  query(sql: string, parameters?: readonly unknown[]): Promise<readonly Row[]>;
  /** Tells other processes (`npm run leads`) under which address this one serves the data. */
  announce(address: string): Promise<void>;
  close(): Promise<void>;
}

export interface EmbeddedBackendOptions {
  /** Where the data is kept between runs. Without it, everything lives in memory until `close`. */
  readonly dataDir?: string;
}

/**
 * Opens the database, applies migrations that are new to it, and makes the backend ready for requests.
 *
 * Call it from the project's folder, where `supabase/` is. It makes no call to any network.
 *
 * @throws {Error} When another process has the folder open.
 */
export async function startEmbeddedBackend(options: EmbeddedBackendOptions = {}): Promise<EmbeddedBackend> {
  const folder = options.dataDir === undefined ? undefined : resolve(options.dataDir);
  if (folder !== undefined) await takeFolder(folder);
  try {
    return await boot(folder);
  } catch (error) {
    if (folder !== undefined) await leaveFolder(folder);
    throw error;
  }
}

async function boot(folder: string | undefined): Promise<EmbeddedBackend> {
  const secretKey = folder === undefined ? newOwnerKey() : await ownerKey(folder);
  // supabase/config.toml refers to these. The signing secret is new each time: nobody signs in to the embedded backend,
  // and its built-in secret is known to all, so anyone could sign a token with the owner's role.
  process.env["EMBEDDED_DATABASE"] = folder === undefined ? "memory://" : join(folder, "database");
  process.env["EMBEDDED_SECRET_KEY"] = secretKey;
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
  } catch (error) {
    await connection.close();
    throw error;
  }

  const facts = new AsyncLocalStorage<RequestFacts>();
  passOnHeaders(connection, facts);
  answerRefusalsAsPostgrest(connection);
  // All requests share one database session, and the backend doesn't keep their transactions apart.
  const inTurn = createQueue();

  const answerFromDatabase = async (request: Request, peerAddress: string | null) => {
    if (request.body !== null && holdsHalfCharacter(await request.clone().text())) {
      const message = "Text holds half of a surrogate pair";
      return Response.json({ code: "22P05", message, details: null, hint: null }, { status: 400 });
    }
    return inTurn(() => {
      const path = new URL(request.url).pathname;
      const requestHeaders = Object.fromEntries(request.headers);
      const readOnly = request.method === "GET" || request.method === "HEAD";
      return facts.run({ method: request.method, path, readOnly, requestHeaders }, () =>
        withoutRefusalsInLog(async () => {
          const answer = await app.fetch(request, { peerAddress });
          // Read the whole answer before the next request has its turn.
          const body = answer.body === null ? null : await answer.arrayBuffer();
          return new Response(body, answer);
        }),
      );
    });
  };
  // Forms sent without JavaScript. Hosted Supabase has the same code as an Edge Function.
  const sendLead = createSendLead({
    siteUrl: "",
    callerAddress: (request) => request.headers.get("x-forwarded-for"),
    store: async (form, callerAddress) => {
      const call = new Request("http://localhost/rest/v1/rpc/send_lead_form", {
        method: "POST",
        headers: { apikey: secretKey, "content-type": "application/json" },
        body: JSON.stringify({ form, caller_address: callerAddress }),
      });
      const answer = await answerFromDatabase(call, null);
      if (!answer.ok) throw new Error(`The database answered ${answer.status}`);
      return answer.json();
    },
  });
  const formPath = "/functions/v1/send-lead";
  const middleware = httpMiddleware(["/rest/v1", "/auth/v1", formPath], (request, peerAddress) =>
    new URL(request.url).pathname === formPath ? sendLead(request) : answerFromDatabase(request, peerAddress),
  );

  return {
    publishableKey,
    ownerKey: secretKey,
    middleware,
    query: (sql, parameters = []) =>
      inTurn(async () => (await database.query<Record<string, unknown>>(sql, [...parameters])).rows),
    announce: async (address) => {
      if (folder !== undefined) await announceAddress(folder, address);
    },
    close: () =>
      inTurn(async () => {
        await connection.close();
        if (folder !== undefined) await leaveFolder(folder);
      }),
  };
}
