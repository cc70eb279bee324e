import { randomUUID } from "node:crypto";
import { contactBoxStatement } from "#consent-statements";
import { leadsOf, thanks } from "../journeys/leads.ts";
import { expect, focused, read, test } from "./engine-test.ts";

test("the error summary links to missing fields, and a complete lead is stored", async ({
  arrive,
  site,
  backend: _opened,
}) => {
  test.slow();
  const page = await arrive("/learn");
  const form = { role: "region", name: "Download All Resources" } as const;
  const send = { role: "button", name: "Download All Resources", within: form } as const;
  const name = { role: "textbox", name: /^Full name/, within: form } as const;
  await page.press(send);
  const summary = { role: "link", name: /name/i, within: form } as const;
  await page.press(summary);
  await focused(page, name);
  // Only Chromium converts an international domain in a field for email.
  const person = randomUUID();
  await page.write(name, "Xavier Brouwer");
  await page.write({ role: "textbox", name: /^Email/, within: form }, `${person}@café-québec.ca`);
  await page.choose({ role: "combobox", name: /^Primary interest/, within: form }, "Home Insurance");
  await page.press({ role: "checkbox", name: new RegExp(contactBoxStatement.text.slice(0, 30)), within: form });
  await page.press(send);
  await read(page, thanks);
  const rows = await leadsOf(site, `${person}@xn--caf-qubec-d4ad.ca`);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ name: "Xavier Brouwer", interest: "home_insurance", consent: true });
  expect(await page.problems()).toEqual([]);
});
