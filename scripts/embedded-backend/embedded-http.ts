import { createHmac } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
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
  readonly body: Uint8Array | undefined;
}

export interface DatabaseAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** The header with the caller's address that flood control reads; Cloudflare sets it before hosted Supabase. */
const addressHeader = "cf-connecting-ip";

/** Headers with which a caller could forge an address; they are removed. */
const claimsOfAddress = new Set([addressHeader, "x-forwarded-for", "x-real-ip", "forwarded", "true-client-ip"]);

/** The whole body; `undefined` when it exceeds the limit. */
async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  let fits = true;
  // Read an oversized body to the end, because a client that is still sending would never see the response.
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    fits = size <= bodyLimit;
    if (fits) chunks.push(chunk);
    else chunks.length = 0;
  }
  return fits ? Buffer.concat(chunks) : undefined;
}

function toDatabaseRequest(
  incoming: IncomingMessage,
  body: Buffer<ArrayBuffer>,
  isTrusted: IsTrusted,
): DatabaseRequest {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value === undefined || claimsOfAddress.has(name) || name === "host") continue;
    headers[name] = Array.isArray(value) ? value.join(", ") : value;
  }
  const peer = incoming.socket.remoteAddress ?? "";
  headers[addressHeader] = callerAddress(peer, forwardedFor(incoming), isTrusted);
  const method = incoming.method ?? "GET";
  const hasBody = method !== "GET" && method !== "HEAD";
  return { method, path: incoming.url ?? "/", headers, body: hasBody ? new Uint8Array(body) : undefined };
}

function forwardedFor(incoming: IncomingMessage): string | undefined {
  const value = incoming.headers["x-forwarded-for"];
  return Array.isArray(value) ? value.join(",") : value;
}

function send(response: ServerResponse, answer: DatabaseAnswer): void {
  response.statusCode = answer.status;
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
  response.end(answer.body);
}

function sendJson(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { "Content-Type": "application/json" });
  response.end(JSON.stringify({ code: String(status), message }));
}

/**
 * Proof that the server has the owner's key, without revealing it. Bound to the requested address, so that it can't be
 * relayed.
 */
export function ownerProof(ownerKey: string, nonce: string, address: string): string {
  return createHmac("sha256", ownerKey).update(`${nonce} ${address}`).digest("hex");
}

/** Path at which the server proves that it has the owner's key. */
export const ownerProofPath = "/functions/v1/owner-proof";

/** Path of the backup, which requires the owner's key. */
export const backupPath = "/functions/v1/owner-backup";

/**
 * Answers requests of `npm run leads`: for proof that this server has the owner's key, so that the script may send it,
 * and for a backup.
 */
export function ownerMiddleware(ownerKey: string, dump: () => Promise<Uint8Array>): Middleware {
  return (request, response, next) => {
    const [path, nonce = ""] = (request.url ?? "").split("?");
    if (path === backupPath && request.headers["apikey"] === ownerKey) {
      dump().then(
        (archive) => response.end(archive),
        () => sendJson(response, 500, "The backup failed"),
      );
      return;
    }
    if (path !== ownerProofPath) {
      next();
      return;
    }
    const { localAddress = "", localPort = 0 } = request.socket;
    response.end(/^[\da-f]{64}$/.test(nonce) ? ownerProof(ownerKey, nonce, `${localAddress}:${localPort}`) : "");
  };
}

/**
 * Answers requests whose path starts with one of the prefixes; all others go to the next middleware. Failures get a
 * generic response, and only the error's type is logged: its message may contain a visitor's input.
 * @param answerTooLarge - The response to an oversized body, for paths where JSON with status 413 isn't suitable.
 */
export function httpMiddleware(
  prefixes: readonly string[],
  answer: (request: DatabaseRequest) => Promise<DatabaseAnswer>,
  isTrusted: IsTrusted,
  answerTooLarge: (path: string) => DatabaseAnswer | undefined = () => undefined,
): Middleware {
  return (request, response, next) => {
    const path = request.url?.split("?", 1)[0] ?? "";
    if (!prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))) {
      next();
      return;
    }
    void (async () => {
      try {
        const body = await readBody(request);
        const tooLarge = body === undefined ? answerTooLarge(path) : undefined;
        if (tooLarge !== undefined) send(response, tooLarge);
        else if (body === undefined) sendJson(response, 413, "The request is too large");
        else {
          const answered = await answer(toDatabaseRequest(request, body, isTrusted));
          if (answered.status >= 500) {
            const problem = isDiskFull(answered) ? ", because the disk is full" : "";
            console.error(
              `The database answered ${answered.status} to ${request.method} ${sanitiseForLog(path)}${problem}`,
            );
            // Don't pass on the database's message: it names files and may quote a visitor's input.
            sendJson(response, answered.status, "The database can't do this just now. Please try again later.");
          } else send(response, answered);
        }
      } catch (error) {
        console.error(`A request to the database failed: ${kindOf(error)}`);
        if (response.headersSent) response.destroy();
        else sendJson(response, 500, "The backend failed");
      }
    })();
  };
}

function isDiskFull({ body }: DatabaseAnswer): boolean {
  return /"53100"|No space left on device/.test(new TextDecoder().decode(body.subarray(0, 10_000)));
}

/** Sanitises external text for a log: one line, no control characters, limited length. */
export function sanitiseForLog(text: string): string {
  return text
    .slice(0, 200)
    .replaceAll(/[^!-~]/g, "?")
    .replaceAll("%", "%25");
}

/** The type of an error, without its message. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const code = "code" in error && typeof error.code === "string" ? ` ${error.code}` : "";
  return `${error.name}${code}`.replaceAll(/[^\w ]/g, "");
}
