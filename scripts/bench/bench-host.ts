import { execFileSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../machine/listen.ts";
import { staticHost } from "../static-host.ts";
import { inOrderOfUrgency } from "./order-of-urgency.ts";
import { openLink, slow4g } from "./shaped-link.ts";

/** The built site over HTTP/2, at the far end of a slow connection. */
export interface BenchHost {
  readonly port: number;
  /** Hash of the certificate's public key, which the browser is told to trust. */
  readonly publicKeyHash: string;
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

/** Serves a built site over HTTP/2 with TLS and Brotli, on slow 4G. */
export async function startBenchHost(folder: string): Promise<BenchHost> {
  const host = staticHost(folder);
  const { key, cert } = certificate();
  const answer = (request: Http2ServerRequest, response: Http2ServerResponse) =>
    // Node's HTTP/2 compatibility API has the methods of HTTP/1, but not its types.
    host(request as unknown as IncomingMessage, response as unknown as ServerResponse, () => {});
  const port = await freePort(createSecureServer({ key, cert, allowHTTP1: true }, inOrderOfUrgency(answer)));
  const publicKey = new X509Certificate(cert).publicKey.export({ type: "spki", format: "der" });
  return {
    port: await openLink(port, slow4g),
    publicKeyHash: createHash("sha256").update(publicKey).digest("base64"),
  };
}
