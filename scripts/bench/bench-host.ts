import { execFileSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { freePort } from "../machine/listen.ts";
import { staticHost } from "../static-host.ts";
import { inOrderOfUrgency } from "./order-of-urgency.ts";
import { openLink } from "./shaped-link.ts";

/** Path prefix of a page's floor, the lower bound for its paint: the same HTML without scripts and web fonts. */
export const floorPrefix = "/floor:";

const certificateRequest =
  "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 " +
  "-subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout - -out -";

/** Makes a self-signed certificate for this run, with its key. */
function certificate(): Buffer {
  try {
    return execFileSync("openssl", certificateRequest.split(" "), { stdio: ["ignore", "pipe", "ignore"] });
  } catch (cause) {
    throw new Error("The bench needs openssl to serve over TLS; install it.", { cause });
  }
}

/** A page with its styles, without its scripts and in the system's fonts: the fastest that this text can be shown. */
function floorOf(html: string): string {
  return (
    html
      .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
      .replaceAll(/<link\b[^>]*as="(?:fetch|font)"[^>]*>/g, "")
      // The page's policy allows the style element by a hash that no longer matches.
      .replaceAll(/<meta http-equiv="Content-Security-Policy"[^>]*>/g, "")
      .replaceAll(/@font-face\s*\{[^}]*\}/g, "")
  );
}

/** Serves a built site over HTTP/2 with TLS and Brotli, on slow 4G, and each page's floor beside it. */
export async function startBenchHost(folder: string) {
  const host = staticHost(folder);
  const pem = certificate();
  // Compressed once: the time that it takes would count as the floor's.
  const floors = new Map<string, Buffer>();
  const answer = (request: Http2ServerRequest, response: Http2ServerResponse) => {
    if (request.url.startsWith(floorPrefix)) {
      const path = request.url.slice(floorPrefix.length);
      const file = join(folder, path === "/" ? "index.html" : `${path}.html`);
      const floor = floors.get(path) ?? brotliCompressSync(floorOf(readFileSync(file, "utf8")));
      floors.set(path, floor);
      response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "br" });
      response.end(floor);
      return;
    }
    // Node's HTTP/2 compatibility API has the methods of HTTP/1, but not its types.
    host(request as unknown as IncomingMessage, response as unknown as ServerResponse, () => {});
  };
  const port = await freePort(createSecureServer({ key: pem, cert: pem, allowHTTP1: true }, inOrderOfUrgency(answer)));
  const publicKey = new X509Certificate(pem).publicKey.export({ type: "spki", format: "der" });
  return {
    port: await openLink(port),
    /** Hash of the certificate's public key, which the browser is told to trust. */
    publicKeyHash: createHash("sha256").update(publicKey).digest("base64"),
  };
}
