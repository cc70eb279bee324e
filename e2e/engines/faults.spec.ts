import { randomUUID } from "node:crypto";
import { contactBoxStatement } from "#consent-statements";
import { leadsOf, thanks } from "../journeys/leads.ts";
import { hinderedNetwork } from "./driver/hindered-network.ts";
import { expect, read, seen, test } from "./engine-test.ts";
import { problems, queued } from "#words/lead-sending.ts";
import * as premiumCalculatorWords from "#words/premium-calculator.ts";
import * as shellWords from "#words/shell.ts";

/*
 * Lost connections. Engines differ in what they remember of a failed import, and in whether they count a browser without
 * a connection as offline.
 */

const form = { role: "region", name: "Download All Resources" } as const;
const send = { role: "button", name: "Download All Resources", within: form } as const;
const anyFile = /^\//;
const codeOfTheApp = /\/assets\/(?!loader-)[^/]*\.js$/;

test("a click whose code is lost reports it, and the next one works", async ({ arrive, site }) => {
  await using network = await hinderedNetwork(site.address);
  network.lose(codeOfTheApp);
  // On a phone the button hides over the questions of the first screen.
  const page = await arrive(`${network.address}/faq`, { width: 1280, height: 920 });
  const button = { role: "button", name: shellWords.premiumCalculator } as const;
  await page.press(button);
  await read(page, "could not be");
  network.recover();
  await page.press(button);
  await seen(page, { role: "dialog", name: premiumCalculatorWords.insurancePremiumCalculator });
});

for (const { what, isOffline, said, again } of [
  { what: "as offline", isOffline: true, said: queued.title, again: queued.tryNow },
  { what: "as online", isOffline: false, said: problems.unreachable.title, again: send.name },
]) {
  test(`a lead written and sent without a connection, which the browser counts ${what}, is kept and stored once`, async ({
    arrive,
    site,
    backend: _opened,
  }) => {
    test.slow();
    await using network = await hinderedNetwork(site.address);
    const page = await arrive(`${network.address}/learn`);
    // The summary of errors shows that the form is hydrated.
    await page.press(send);
    await seen(page, { role: "link", name: /name/i, within: form });
    network.lose(anyFile);
    await page.evaluate(
      (isOnline) => void Object.defineProperty(navigator, "onLine", { get: () => isOnline }),
      !isOffline,
    );
    const email = `${randomUUID()}@example.ca`;
    await page.write({ role: "textbox", name: /^Full name/, within: form }, "Ann Lee");
    await page.write({ role: "textbox", name: /^Email/, within: form }, email);
    await page.choose({ role: "combobox", name: /^Primary interest/, within: form }, "Home Insurance");
    await page.press({ role: "checkbox", name: new RegExp(contactBoxStatement.text.slice(0, 30)), within: form });
    await page.press(send);
    await read(page, said);
    expect(await leadsOf(site, email)).toEqual([]);
    network.recover();
    await page.press({ role: "button", name: again, within: form });
    await read(page, thanks);
    expect(await leadsOf(site, email)).toHaveLength(1);
  });
}
