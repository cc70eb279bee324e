import { createServer, request, type Server } from "node:http";
import { randomUUID } from "node:crypto";
import { leadsOf, thanks } from "../journeys/leads.ts";
import { expect, gone, read, seen, test } from "./engine-test.ts";
import * as siteSearchWords from "#words/site-search.ts";

/** Starts a proxy that holds back scripts until `letGo` is called. */
async function holdScripts(
  siteAddress: string,
  held: RegExp = /\.js$/,
): Promise<{ address: string; letGo: () => void; server: Server }> {
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
    if (held.test(asked.url ?? "")) void released.then(forward);
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

test("keeps what is entered and pressed before hydration on a page that an extension has changed", async ({
  arrive,
  site,
  backend: _opened,
}) => {
  test.slow();
  const { address, letGo, server } = await holdScripts(site.address, /\/(?!loader-)[^/]*\.js$/);
  const page = await arrive({ waitsForLoad: false });
  await page.open(`${address}/tools/consultation`);
  await read(page, "Book My Consultation");
  await page.evaluate(() => {
    for (const field of document.querySelectorAll("input")) field.after(document.createElement("div"));
    document.querySelector("footer p")?.append("!");
  });
  const email = `${randomUUID()}@example.ca`;
  await page.write({ role: "textbox", name: /^Full name/ }, "Ann Lee");
  await page.write({ role: "textbox", name: /^Email/ }, email);
  await page.write({ role: "textbox", name: /^Phone/ }, "416-555-0123");
  await page.choose({ role: "combobox", name: /^Primary interest/ }, "Life Insurance");
  await page.press({ role: "checkbox", nth: 0 });
  await page.press({ role: "button", name: "Book My Consultation" });
  letGo();
  await read(page, thanks);
  expect(await leadsOf(site, email)).toHaveLength(1);
  server.close();
  server.closeAllConnections();
});
