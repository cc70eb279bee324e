import { randomUUID } from "node:crypto";
import { contactBoxStatement } from "#consent-statements";
import { fillLeadForm, leadsOf, thanks } from "./leads.ts";
import { expect, test } from "./visitor.ts";
import * as leadFormWords from "#words/lead-form.ts";
import * as toolScreenWords from "#words/tool-screen.ts";
import * as shellWords from "#words/shell.ts";

/** Title and button of the form on `/learn`. */
const downloadAll = "Download All Resources";

test("a form keeps its input during a backend outage, and the lead is stored once afterwards", async ({ arrive }) => {
  const visitor = await arrive("by pointer");
  const { page, site } = visitor;
  const person = {
    name: "Amrit Gill",
    email: `${randomUUID()}@example.ca`,
    phone: "604-555-0188",
    interest: "Travel Insurance",
    wantsNewsletter: true,
  };
  await page.goto("/tools/consultation");
  const form = page.getByRole("region", { name: toolScreenWords.getYourFreeConsultation });
  const send = form.getByRole("button", { name: toolScreenWords.bookMyConsultation });
  await fillLeadForm(visitor, form, person);
  site.setBackendUp(false);
  try {
    await visitor.press(send);
    await expect(form.getByRole("button", { name: leadFormWords.submitting })).toBeDisabled();
    await expect(page.getByText(shellWords.somethingWentWrong, { exact: true })).toBeVisible({ timeout: 15_000 });
  } finally {
    site.setBackendUp(true);
  }
  await expect(send).toBeFocused();
  await expect(form.getByLabel(leadFormWords.fullName)).toHaveValue(person.name);
  await expect(form.getByLabel(leadFormWords.phone)).toHaveValue(person.phone);
  await expect(form.getByLabel(leadFormWords.primaryInterest)).toHaveValue("travel_insurance");
  await expect(form.getByLabel(contactBoxStatement.text)).toBeChecked();
  expect(await leadsOf(site, person.email)).toHaveLength(0);

  await visitor.press(send);
  await expect(page.getByText(thanks, { exact: true })).toBeVisible();
  expect(await leadsOf(site, person.email)).toHaveLength(1);
});

test("a lead is stored once even if the response is lost", async ({ arrive }) => {
  const visitor = await arrive("by pointer");
  const { page, site } = visitor;
  const person = { name: "Jean Roy", email: `${randomUUID()}@example.ca`, interest: "Auto Insurance" };
  const answers: number[] = [];
  await page.route("**/rest/v1/leads*", async (route) => {
    const answer = await route.fetch();
    answers.push(answer.status());
    return answers.length === 1 ? route.abort("connectionreset") : route.fulfill({ response: answer });
  });
  await page.goto("/learn");
  const form = page.getByRole("region", { name: downloadAll });
  await fillLeadForm(visitor, form, person);
  await visitor.press(form.getByRole("button", { name: downloadAll }));
  await expect(page.getByText(thanks, { exact: true })).toBeVisible({ timeout: 15_000 });
  expect(answers).toEqual([201, 409]);
  expect(await leadsOf(site, person.email)).toHaveLength(1);
});
