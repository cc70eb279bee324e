import { randomUUID } from "node:crypto";
import { contactBoxStatement } from "#consent-statements";
import { expectOneLead, fillLeadForm, thanks } from "./leads.ts";
import { expect, tagFor, test, inputMethodNames } from "./visitor.ts";
import * as leadReceiptWords from "#words/lead-receipt.ts";
import * as leadFormWords from "#words/lead-form.ts";

for (const way of inputMethodNames) {
  // Always by keyboard, too: the whole way from the home page to a lead.
  const { tag } = way === "by keyboard alone" ? { tag: [] } : tagFor(way);
  test(`from the home page to the guides and a resource request, ${way}`, { tag }, async ({ arrive }) => {
    const visitor = await arrive(way);
    const { page, site } = visitor;
    const person = {
      name: "Marie-Ève Tremblay",
      email: `${randomUUID()}@example.ca`,
      interest: "Home Insurance",
    };
    await page.goto("/?utm_source=test");
    await visitor.press(page.getByRole("main").getByRole("link", { name: "Learn About Insurance" }));
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Learn");

    const form = page.getByRole("region", { name: "Download All Resources" });
    await fillLeadForm(visitor, form, person);
    await visitor.press(form.getByRole("button", { name: "Download All Resources" }));
    await expect(page.getByText(thanks, { exact: true })).toBeVisible();
    await expect(form.getByLabel(leadFormWords.fullName)).toHaveValue("");
    await expect(form.getByRole("heading", { name: leadReceiptWords.title })).toBeFocused();

    await expectOneLead(
      visitor,
      {
        name: person.name,
        email: person.email,
        phone: "",
        interest: "home_insurance",
        lead_type: "resource_download",
        page_source: "learn_index",
        page_url: `${site.address}/learn`,
        newsletter: false,
      },
      [contactBoxStatement],
    );
  });
}
