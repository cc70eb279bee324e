import { createServer, request } from "node:http";

/** The site at another address, behind a network that can fail. Unlike a route, it works in every engine. */
export interface HinderedNetwork extends AsyncDisposable {
  readonly address: string;
  /** Holds back requests for these paths until {@link HinderedNetwork.recover}. */
  hold(paths: RegExp): void;
  /** Breaks connections for these paths until {@link HinderedNetwork.recover}. */
  lose(paths: RegExp): void;
  recover(): void;
}

/** @param siteAddress - Where the site is served. */
export async function hinderedNetwork(siteAddress: string): Promise<HinderedNetwork> {
  const none = /(?!)/;
  let held = none;
  let lost = none;
  let waiting: (() => void)[] = [];
  const server = createServer((asked, answer) => {
    const path = asked.url ?? "/";
    const forward = () => {
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
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const bound = server.address();
  if (bound === null || typeof bound === "string") throw new Error("The hindered network has no port");
  return {
    address: `http://localhost:${bound.port}`,
    hold: (paths) => (held = paths),
    lose: (paths) => (lost = paths),
    recover() {
      held = none;
      lost = none;
      for (const forward of waiting) forward();
      waiting = [];
    },
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
    },
  };
}
