import { execFileSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { staticHost } from "../static-host.ts";
import { inOrderOfUrgency } from "./order-of-urgency.ts";

/** Path prefix of a page's floor, the lower bound for its timings: the same HTML without scripts and web fonts. */
export const floorPrefix = "/floor:";

/** The built site over HTTP/2. */
export interface BenchHost {
  readonly port: number;
  /** Hash of the certificate's public key, which the browser is told to trust. */
  readonly publicKeyHash: string;
  close(): void;
}

/** Makes a self-signed certificate for this run. */
function certificate(): { readonly key: Buffer; readonly cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), "northcover-bench-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  try {
    execFileSync(
      "openssl",
      // prettier-ignore
      ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
        "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out", cert],
      { stdio: "ignore" },
    );
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } catch (cause) {
    throw new Error("The bench needs openssl to serve over TLS; install it.", { cause });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * A page with its styles, without its scripts and in the system's fonts: the fastest that this text can be shown. Links
 * lead to other floors.
 */
function floorOf(html: string): string {
  return (
    html
      .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
      .replaceAll(/<link\b[^>]*as="(?:fetch|font)"[^>]*>/g, "")
      .replaceAll(/(<a\b[^>]*\shref=")(\/[^".]*")/g, `$1${floorPrefix}$2`)
      // The page's policy allows the style element by a hash that no longer matches.
      .replaceAll(/<meta http-equiv="Content-Security-Policy"[^>]*>/g, "")
      .replaceAll(/@font-face\s*\{[^}]*\}/g, "")
  );
}

/** Serves a built site over HTTP/2 with TLS and Brotli, and each page's floor beside it. */
export async function startBenchHost(folder: string): Promise<BenchHost> {
  const host = staticHost(folder);
  const { key, cert } = certificate();
  const floors = new Map<string, Buffer>();
  /** The floor at an address; `undefined` for any other address. */
  const floor = (address: string): Buffer | undefined => {
    const measured = floors.get(address);
    if (measured !== undefined) return measured;
    if (!address.startsWith(floorPrefix)) return undefined;
    const path = address.slice(floorPrefix.length).replace(/\?.*/, "");
    const file = join(folder, path === "/" ? "index.html" : `${path}.html`);
    const made = brotliCompressSync(floorOf(readFileSync(file, "utf8")));
    floors.set(address, made);
    return made;
  };
  const answer = (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const made = floor(request.url);
    if (made !== undefined) {
      response.writeHead(200, {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Encoding": "br",
        // Sent for floors, too: the header needs no script, so a hand-written page could prefetch in the same way.
        "Speculation-Rules": '"/speculation-rules.json"',
      });
      response.end(made);
      return;
    }
    // Node's HTTP/2 compatibility API has the methods of HTTP/1, but not its types.
    host(request as unknown as IncomingMessage, response as unknown as ServerResponse, () => {});
  };
  const server = createSecureServer({ key, cert, allowHTTP1: true }, inOrderOfUrgency(answer));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const bound = server.address();
  if (bound === null || typeof bound === "string") throw new Error("The bench's server has no port");
  const publicKey = new X509Certificate(cert).publicKey.export({ type: "spki", format: "der" });
  return {
    port: bound.port,
    publicKeyHash: createHash("sha256").update(publicKey).digest("base64"),
    close: () => server.close(),
  };
}
