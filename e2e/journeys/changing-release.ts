import { createServer } from "node:http";
import { distFolder } from "../../scripts/build/dist-folder.ts";
import { staticHost } from "../../scripts/static-host.ts";

/** The built site on a host whose files can change, to simulate a new release. */
export interface ChangingRelease {
  readonly address: string;
  /** Replaces the response for a path. */
  change(path: string, contentType: string, text: string): void;
  /** Lets requests for a path hang. */
  hang(path: string): void;
}

/** Serves the built site while `use` runs. */
export async function serveChangingRelease(use: (release: ChangingRelease) => Promise<void>): Promise<void> {
  const host = staticHost(distFolder());
  const changed = new Map<string, { readonly contentType: string; readonly text: string }>();
  const hanging = new Set<string>();
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    if (hanging.has(path)) return;
    const file = changed.get(path);
    if (file === undefined) {
      host(request, response, () => {});
      return;
    }
    response.writeHead(200, { "Content-Type": file.contentType, "Cache-Control": "no-cache" });
    response.end(file.text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const bound = server.address();
  if (bound === null || typeof bound === "string") throw new Error("The test server has no port");
  try {
    await use({
      address: `http://localhost:${bound.port}`,
      change: (path, contentType, text) => void changed.set(path, { contentType, text }),
      hang: (path) => void hanging.add(path),
    });
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
