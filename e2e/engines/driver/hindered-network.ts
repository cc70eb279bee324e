import { createServer, request } from "node:http";
import { freePort } from "../../../scripts/machine/listen.ts";

/** The site at another address, behind a network that can fail. Unlike a route, it works in every engine and for workers. */
export interface HinderedNetwork extends AsyncDisposable {
  readonly address: string;
  /** Holds back requests for these paths until {@link HinderedNetwork.recover}. */
  hold(paths: RegExp): void;
  /** Breaks connections for these paths until {@link HinderedNetwork.recover}. */
  lose(paths: RegExp): void;
  recover(): void;
  /** Replaces a file, as a new release does. */
  replace(path: string, contentType: string, text: string): void;
}

/** @param siteAddress - Where the site is served. */
export async function hinderedNetwork(siteAddress: string): Promise<HinderedNetwork> {
  const none = /(?!)/;
  let held = none;
  let lost = none;
  let waiting: (() => void)[] = [];
  const replaced = new Map<string, { readonly contentType: string; readonly text: string }>();
  const server = createServer((asked, answer) => {
    const path = asked.url ?? "/";
    const forward = () => {
      const file = replaced.get(path);
      if (file !== undefined) {
        answer.writeHead(200, { "Content-Type": file.contentType, "Cache-Control": "no-cache" }).end(file.text);
        return;
      }
      const passedOn = request(siteAddress + path, { method: asked.method, headers: asked.headers }, (answered) => {
        answer.writeHead(answered.statusCode ?? 502, answered.headers);
        answered.pipe(answer);
      });
      passedOn.on("error", () => answer.destroy());
      asked.pipe(passedOn);
    };
    if (lost.test(path)) asked.socket.destroy();
    else if (held.test(path)) waiting.push(forward);
    else forward();
  });
  return {
    address: `http://localhost:${await freePort(server)}`,
    hold: (paths) => (held = paths),
    lose: (paths) => (lost = paths),
    recover() {
      held = none;
      lost = none;
      for (const forward of waiting) forward();
      waiting = [];
    },
    replace: (path, contentType, text) => void replaced.set(path, { contentType, text }),
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
    },
  };
}
