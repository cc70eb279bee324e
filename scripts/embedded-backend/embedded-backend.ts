import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { access, constants, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { inspect } from "node:util";
import { Worker } from "node:worker_threads";
import { createBirpc } from "birpc";
import { createNewsletterLink } from "../../supabase/functions/newsletter/newsletter-link.ts";
import { createSendLead } from "../../supabase/functions/send-lead/send-lead.ts";
import { trustedProxies } from "./caller-address.ts";
import type { EmbeddedDatabase } from "./embedded-database.ts";
import { hasCode, newOwnerKey, ownerKey, lockFolder, tidyFolder } from "./embedded-folder.ts";
import { backendMiddleware, type DatabaseRequest } from "./embedded-http.ts";
import { rewriteTables, recordRefusals } from "./recorded-refusals.ts";

export type EmbeddedBackend = Awaited<ReturnType<typeof startEmbeddedBackend>>;

/**
 * The functions that erase a person, change their suppressions or change their address, after which the file of
 * refusals is rewritten.
 */
const refusing = new Set([
  "erase_person",
  "withdraw_consent",
  "unsubscribe",
  "correct_person",
  "release_leads",
  "confirm_newsletter",
]);
/** The functions that delete leads. */
const erasing = new Set(["erase_person", "discard_leads"]);

/** An error with a plain explanation of why a folder's database can't be opened. */
export async function openingProblem(folder: string, cause: unknown, isNew: boolean): Promise<Error> {
  const message = cause instanceof Error ? cause.message : inspect(cause);
  const isClosed = await access(folder, constants.R_OK | constants.W_OK).catch(() => true);
  // PGlite's file system names errors by number. The last pattern has what it throws for damaged files.
  const isFull = hasCode(cause, "ENOSPC") || /No space left|ENOSPC|errno(?:Error|:)? 51\b/i.test(message);
  const isDamage = /abort|errno|unreachable|memory access|out of bounds|PANIC|FATAL|invalid|corrupt|wasm/i.test(
    message,
  );
  let problem;
  if (isClosed || hasCode(cause, "EROFS") || hasCode(cause, "EACCES"))
    problem = `The folder "${folder}" can't be read and written by this user.`;
  else if (isFull) problem = `The disk of "${folder}" is full.`;
  else if (!isDamage) return cause instanceof Error ? cause : new Error(message);
  else if (isNew) problem = `A new database could not be made in "${folder}" (${message}). Is there room on the disk?`;
  else
    problem =
      `The database files in "${folder}" are damaged and can't be opened. Put a backup back with: ` +
      `npm run leads -- restore <file>. The files as they are stay in "${folder}".`;
  return new Error(problem, { cause });
}

/**
 * Opens the database, applies new migrations, and starts the backend.
 *
 * Call it from the project's folder, which contains `supabase/`. It makes no network requests.
 *
 * @param options.dataDir - Folder of the database. Without it, the database is in memory and lost on `close`.
 * @throws {Error} When another process has opened the folder, or its files are damaged.
 */
export async function startEmbeddedBackend(options: { readonly dataDir?: string } = {}) {
  const isTrusted = trustedProxies(process.env["NORTHCOVER_TRUSTED_PROXIES"] ?? "");
  const folder = options.dataDir === undefined ? undefined : resolve(options.dataDir);
  const lock = folder === undefined ? undefined : await lockFolder(folder);
  if (folder !== undefined) await tidyFolder(folder);
  const secretKey = folder === undefined ? newOwnerKey() : await ownerKey(folder);
  const dataDir = folder === undefined ? undefined : join(folder, "database");
  const isNew = dataDir === undefined || !existsSync(dataDir);
  // In a thread of its own, so that pages are served while the database works.
  const thread = new Worker(new URL("embedded-database.ts", import.meta.url), {
    // Its settings refer to these variables. Use a random signing secret: nobody signs in to the embedded backend, and with
    // its default secret, which is public, anyone could sign a token for the owner's role.
    env: {
      ...process.env,
      EMBEDDED_DATABASE: dataDir ?? "memory://",
      EMBEDDED_SECRET_KEY: secretKey,
      EMBEDDED_JWT_SECRET: randomBytes(32).toString("base64url"),
    },
  });
  const database = createBirpc<EmbeddedDatabase>(
    {},
    {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread, not a window
      post: (message) => thread.postMessage(message),
      on: (listener) => thread.on("message", listener),
      timeout: -1,
    },
  );
  thread.on("error", (error) => database.$close(error));
  thread.on("exit", () => database.$close(new Error("The database's thread has ended")));
  let publishableKey: string;
  try {
    publishableKey = await database.publishableKey();
  } catch (error) {
    await thread.terminate();
    if (isNew && dataDir !== undefined) await rm(dataDir, { recursive: true, force: true });
    await lock?.release();
    throw folder === undefined ? error : await openingProblem(folder, error, isNew);
  }

  /** Runs one statement as the database's owner. */
  const query = (sql: string, parameters: readonly unknown[] = []) => database.query(sql, parameters);
  const remember = async () => {
    if (folder !== undefined) await recordRefusals(folder, query);
  };
  await remember();

  const request = async (asked: DatabaseRequest) => {
    const answer = await database.request(asked);
    const [, called = ""] = /^\/rest\/v1\/rpc\/(\w+)/.exec(asked.path) ?? [];
    if (answer.status < 300 && refusing.has(called)) await remember();
    if (answer.status < 300 && erasing.has(called)) await rewriteTables(query);
    return answer;
  };

  const callWithOwnerKey = async (name: string, parameters: object): Promise<unknown> => {
    const answer = await request({
      method: "POST",
      path: `/rest/v1/rpc/${name}`,
      headers: { apikey: secretKey, "content-type": "application/json" },
      body: new TextEncoder().encode(JSON.stringify(parameters)),
    });
    if (answer.status !== 200) throw new Error(`The database answered ${answer.status}`);
    return JSON.parse(new TextDecoder().decode(answer.body)) as unknown;
  };

  // Handles forms sent without JavaScript, and links in emails. Hosted Supabase runs the same code as Edge Functions.
  const sendLead = createSendLead({
    siteUrl: "",
    callerAddress: (form) => form.headers.get("cf-connecting-ip"),
    store: (form, caller) => callWithOwnerKey("send_lead_form", { form, ...caller }),
  });
  const answerLink = createNewsletterLink({
    confirm: (code) => callWithOwnerKey("confirm_newsletter", { code }),
    unsubscribe: (code) => callWithOwnerKey("unsubscribe", { code }),
  });
  const { dump } = database;

  return {
    /** The public key for the browser, which grants only the visitor's role. */
    publishableKey,
    /** The owner's key. It must never reach a bundle or a page. */
    ownerKey: secretKey,
    /** Answers `/rest/v1` and forms sent without JavaScript, and passes on everything else. */
    middleware: backendMiddleware({ ownerKey: secretKey, isTrusted, request, dump, sendLead, answerLink }),
    query,
    /** Publishes the address of this process to others, such as `npm run leads`. */
    announce: async (address: string): Promise<void> => lock?.announce(address),
    /** The whole database as a compressed archive, for a backup. */
    dump,
    close: async () => {
      await database.close();
      await thread.terminate();
      await lock?.release();
    },
  };
}
