import { randomUUID } from "node:crypto";
import { leadsOf, thanks } from "../journeys/leads.ts";
import { hinderedNetwork } from "./driver/hindered-network.ts";
import { expect, gone, read, seen, test } from "./engine-test.ts";
import * as siteSearchWords from "#words/site-search.ts";

test("replays a click made before any script has loaded", async ({ arrive, site }) => {
  await using network = await hinderedNetwork(site.address);
  network.hold(/\.js$/);
  const page = await arrive(`${network.address}/terms-of-service`, { waitsForLoad: false });
  const search = { role: "button", name: /^Search/ } as const;
  await seen(page, { role: "heading", level: 1, name: /Terms/ });
  await page.press(search);
  await gone(page, { role: "dialog" });
  network.recover();
  await seen(page, { role: "dialog", name: siteSearchWords.search });
});

test("keeps what is entered and pressed before hydration on a page that an extension has changed", async ({
  arrive,
  site,
  backend: _opened,
}) => {
  test.slow();
  await using network = await hinderedNetwork(site.address);
  network.hold(/\/(?!loader-)[^/]*\.js$/);
  const page = await arrive(`${network.address}/tools/consultation`, { waitsForLoad: false });
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
  network.recover();
  await read(page, thanks);
  expect(await leadsOf(site, email)).toHaveLength(1);
});
