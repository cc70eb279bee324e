import { createServer, request, type Server } from "node:http";
import { gone, seen, test } from "./engine-test.ts";
import * as siteSearchWords from "#words/site-search.ts";

/** Starts a proxy that holds back every script until `letGo` is called. */
async function holdScripts(siteAddress: string): Promise<{ address: string; letGo: () => void; server: Server }> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => (letGo = resolve));
  const server = createServer((asked, answer) => {
    const forward = () =>
      asked.pipe(
        request(siteAddress + (asked.url ?? "/"), { method: asked.method, headers: asked.headers }, (answered) => {
          answer.writeHead(answered.statusCode ?? 502, answered.headers);
          answered.pipe(answer);
        }),
      );
    if (asked.url?.endsWith(".js") === true) void released.then(forward);
    else forward();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const bound = server.address();
  if (bound === null || typeof bound === "string") throw new Error("No port");
  return { address: `http://localhost:${bound.port}`, letGo, server };
}

test("replays a click made before any script has loaded", async ({ arrive, site }) => {
  const { address, letGo, server } = await holdScripts(site.address);
  const page = await arrive({ waitsForLoad: false });
  await page.open(`${address}/terms-of-service`);
  const search = { role: "button", name: /^Search/ } as const;
  await seen(page, { role: "heading", level: 1, name: /Terms/ });
  await page.press(search);
  await gone(page, { role: "dialog" });
  letGo();
  await seen(page, { role: "dialog", name: siteSearchWords.search });
  server.close();
  server.closeAllConnections();
});
