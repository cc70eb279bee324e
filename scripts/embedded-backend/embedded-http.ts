import { createHmac } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { notStoredPage } from "../../supabase/functions/send-lead/send-lead.ts";
import { callerAddress, type IsTrusted } from "./caller-address.ts";

/** Connect-style middleware, as used by Vite's servers. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Largest request body in bytes; a lead is a few hundred bytes. */
export const bodyLimit = 256 * 1024;

/** A request to the database and its response: plain values, so that they can be posted to a worker thread. */
export interface DatabaseRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | null;
}

export interface DatabaseAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Keys and handlers of the embedded backend. */
interface Served {
  readonly ownerKey: string;
  readonly isTrusted: IsTrusted;
  readonly request: (request: DatabaseRequest) => Promise<DatabaseAnswer>;
  readonly dump: () => Promise<Uint8Array<ArrayBuffer>>;
  readonly sendLead: (request: Request) => Promise<Response>;
  readonly answerLink: (request: Request) => Promise<Response>;
}

/** The header with the caller's address that flood control reads; Cloudflare sets it before hosted Supabase. */
const addressHeader = "cf-connecting-ip";

/** Headers with which a caller could forge an address. */
const claimsOfAddress = ["x-forwarded-for", "x-real-ip", "forwarded", "true-client-ip"];

/** Path at which the server proves that it has the owner's key. */
export const ownerProofPath = "/functions/v1/owner-proof";

/** Path of the backup, which requires the owner's key. */
export const backupPath = "/functions/v1/owner-backup";

type NodeContext = Context<{ Bindings: HttpBindings }>;

/** The whole body; `undefined` when it exceeds the limit. */
async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Read an oversized body to the end, because a client that is still sending would never see the response.
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    if (size <= bodyLimit) chunks.push(chunk);
  }
  return size <= bodyLimit ? Buffer.concat(chunks) : undefined;
}

/** The request with the caller's address as hosted Supabase receives it; `undefined` when it is too large. */
async function received({ req, env }: NodeContext, isTrusted: IsTrusted): Promise<DatabaseRequest | undefined> {
  const body = await readBody(env.incoming);
  if (body === undefined) return undefined;
  const { host: _, ...headers } = req.header();
  const peer = env.incoming.socket.remoteAddress ?? "";
  headers[addressHeader] = callerAddress(peer, headers["x-forwarded-for"], isTrusted);
  for (const claim of claimsOfAddress) delete headers[claim];
  const hasBody = req.method !== "GET" && req.method !== "HEAD";
  const path = env.incoming.url ?? "/";
  return { method: req.method, path, headers, body: hasBody ? new Uint8Array(body) : null };
}

const failure = (status: number, message: string) => Response.json({ code: String(status), message }, { status });

/**
 * Proof that the server has the owner's key, without revealing it. Bound to the requested address, so that it can't be
 * relayed.
 */
export function ownerProof(ownerKey: string, nonce: string, address: string): string {
  return createHmac("sha256", ownerKey).update(`${nonce} ${address}`).digest("hex");
}

/**
 * Answers `/rest/v1`, forms sent without JavaScript, links in emails, and `npm run leads`, which asks for proof that this
 * server has the owner's key before it sends the key. All other requests go to the next middleware. Failures get a
 * generic response, and only the error's type is logged: its message may contain a visitor's input.
 */
export function backendMiddleware({ ownerKey, isTrusted, request, dump, sendLead, answerLink }: Served): Middleware {
  const functionOf = (answer: (request: Request) => Promise<Response>) => async (context: NodeContext) => {
    const asked = await received(context, isTrusted);
    // Answer a plain form with a page, which the browser will display.
    if (asked === undefined) return context.redirect(notStoredPage, 303);
    const { path, ...sent } = asked;
    return answer(new Request(new URL(path, "http://localhost"), sent));
  };
  const app = new Hono<{ Bindings: HttpBindings }>()
    .all("/functions/v1/send-lead", functionOf(sendLead))
    .all("/functions/v1/newsletter", functionOf(answerLink))
    .get(ownerProofPath, ({ env, body }) => {
      const [, nonce = ""] = (env.incoming.url ?? "").split("?");
      const { localAddress = "", localPort = 0 } = env.incoming.socket;
      return body(/^[\da-f]{64}$/.test(nonce) ? ownerProof(ownerKey, nonce, `${localAddress}:${localPort}`) : "");
    })
    .get(backupPath, async ({ req, body, notFound }) =>
      req.header("apikey") === ownerKey ? body(await dump()) : notFound(),
    )
    .all("/rest/v1/*", async (context) => {
      const asked = await received(context, isTrusted);
      if (asked === undefined) return failure(413, "The request is too large");
      const { status, headers, body } = await request(asked);
      if (status < 500) return new Response(body.length === 0 ? null : body, { status, headers });
      const isDiskFull = /"53100"|No space left on device/.test(new TextDecoder().decode(body.subarray(0, 10_000)));
      const problem = isDiskFull ? ", because the disk is full" : "";
      const [path = ""] = asked.path.split("?", 1);
      console.error(`The database answered ${status} to ${asked.method} ${sanitiseForLog(path)}${problem}`);
      // Don't pass on the database's message: it names files and may quote a visitor's input.
      return failure(status, "The database can't do this just now. Please try again later.");
    })
    .onError((error) => {
      const code = "code" in error && typeof error.code === "string" ? ` ${error.code}` : "";
      console.error(`A request to the database failed: ${`${error.name}${code}`.replaceAll(/[^\w ]/g, "")}`);
      return failure(500, "The backend failed");
    });
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const isOwn = /^\/(?:rest\/v1|functions\/v1\/(?:send-lead|newsletter|owner-proof|owner-backup))(?![^/?])/;
  return (incoming, response, next) => {
    if (isOwn.test(incoming.url ?? "")) void listener(incoming, response);
    else next();
  };
}

/** Sanitises external text for a log: one line, no control characters, limited length. */
export function sanitiseForLog(text: string): string {
  return text
    .slice(0, 200)
    .replaceAll(/[^!-~]/g, "?")
    .replaceAll("%", "%25");
}
