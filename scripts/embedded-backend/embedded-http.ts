import type { IncomingMessage, ServerResponse } from "node:http";

/** Connect-style middleware, as Vite's servers and small static servers take it. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The largest body read; a lead is a few hundred bytes. */
export const bodyLimit = 256 * 1024;

/** The whole body, or nothing when it is over the limit. */
async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  let fits = true;
  // Read to the end even when it is too long: a client that is still sending would never see the answer.
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    fits = size <= bodyLimit;
    if (fits) chunks.push(chunk);
    else chunks.length = 0;
  }
  return fits ? Buffer.concat(chunks) : undefined;
}

function toRequest(incoming: IncomingMessage, body: Buffer<ArrayBuffer>): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  const method = incoming.method ?? "GET";
  const url = new URL(incoming.url ?? "/", `http://${incoming.headers.host ?? "localhost"}`);
  return new Request(url, method === "GET" || method === "HEAD" ? { method, headers } : { method, headers, body });
}

async function send(answer: Response, response: ServerResponse): Promise<void> {
  // First, because it may fail: then the response is still untouched and can say so.
  const body = Buffer.from(await answer.arrayBuffer());
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  response.end(body);
}

/**
 * Answers requests whose path starts with one of the prefixes; all others go to the next middleware. A failure is
 * logged and answered with status 500.
 *
 * @param answer Receives the request, and the caller's address from the socket (not from a header, which anyone can write).
 */
export function httpMiddleware(
  prefixes: readonly string[],
  answer: (request: Request, peerAddress: string | null) => Promise<Response>,
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
        if (body === undefined) {
          await send(Response.json({ code: "413", message: "The request is too large" }, { status: 413 }), response);
          return;
        }
        await send(await answer(toRequest(request, body), request.socket.remoteAddress ?? null), response);
      } catch (error) {
        console.error(error);
        await send(Response.json({ code: "500", message: "The backend failed" }, { status: 500 }), response);
      }
    })();
  };
}
