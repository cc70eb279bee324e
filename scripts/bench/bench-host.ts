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

/** Where a page's own floor stands: the same HTML without any script. */
export const floorPrefix = "/floor:";

/** The same without our typefaces, too. */
export const plainFloorPrefix = "/plain-floor:";

/** The built site over HTTP/2. */
export interface BenchHost {
  readonly port: number;
  /** Hash of its key, by which the browser is told to trust it. */
  readonly publicKeyHash: string;
  close(): void;
}

/** A certificate for this run only. */
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

/** The page with its styles and without its scripts, as fast as these texts can be shown. Links lead to other floors. */
export function floorOf(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replaceAll(/<link\b[^>]*rel="modulepreload"[^>]*>/g, "")
    .replaceAll(/(<a\b[^>]*\shref=")(\/[^".]*")/g, `$1${floorPrefix}$2`);
}

/** A page's floor in the system's own typefaces, which nothing has to wait for. */
export function plainFloorOf(html: string): string {
  return (
    floorOf(html)
      .replaceAll(/<link\b[^>]*as="font"[^>]*>/g, "")
      // The page's policy allows its styles by their hash, which changes with them.
      .replaceAll(/<meta http-equiv="Content-Security-Policy"[^>]*>/g, "")
      .replaceAll(/@font-face\s*\{[^}]*\}/g, "")
  );
}

/** Serves a built site over HTTP/2 with TLS and Brotli, and each page's floor beside it. */
export async function startBenchHost(folder: string): Promise<BenchHost> {
  const host = staticHost(folder);
  const { key, cert } = certificate();
  const floors = new Map<string, Buffer>();
  const makers = [
    [floorPrefix, floorOf],
    [plainFloorPrefix, plainFloorOf],
  ] as const;
  /** The floor at an address; nothing for all that is no floor. */
  const floor = (address: string): Buffer | undefined => {
    const known = floors.get(address);
    if (known !== undefined) return known;
    const maker = makers.find(([prefix]) => address.startsWith(prefix));
    if (maker === undefined) return undefined;
    const [prefix, make] = maker;
    const path = address.slice(prefix.length).replace(/\?.*/, "");
    const file = join(folder, path === "/" ? "index.html" : `${path}.html`);
    const made = brotliCompressSync(make(readFileSync(file, "utf8")));
    floors.set(address, made);
    return made;
  };
  const answer = (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const made = floor(request.url);
    if (made !== undefined) {
      response.writeHead(200, {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Encoding": "br",
        // No script: any hand-written page could have the browser fetch what a finger is on.
        "Speculation-Rules": '"/speculation-rules.json"',
      });
      response.end(made);
      return;
    }
    // The compatibility layer of HTTP/2 answers to the interface of HTTP/1, but not to its types.
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
