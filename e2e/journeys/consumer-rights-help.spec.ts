import { randomUUID } from "node:crypto";
import { contactBoxStatement } from "#consent-statements";
import { expectOneLead, fillLeadForm, thanks } from "./leads.ts";
import { expect, test } from "./visitor.ts";
import { rightsForm } from "#text/blog/insurance-consumer-rights-canada/rights-form.ts";

test("from the tabs of the consumer rights article to a request for help", async ({ arrive }) => {
  const visitor = await arrive("by pointer");
  const { page, site } = visitor;
  const person = { name: "Noor Haddad", email: `${randomUUID()}@example.ca`, interest: "Ombudsman Services" };
  await page.goto("/blog/insurance-consumer-rights-canada");
  await visitor.take(page.getByRole("tab", { name: "Ombudsman Services" }));
  await expect(page.getByRole("table", { name: "Which service takes your complaint" })).toBeVisible();
  await expect(page).toHaveURL("/blog/insurance-consumer-rights-canada#ombudsman-services");

  const form = page.getByRole("region", { name: rightsForm.title });
  await fillLeadForm(visitor, form, person);
  await visitor.press(form.getByRole("button", { name: rightsForm.buttonText }));
  await expect(page.getByText(thanks, { exact: true })).toBeVisible();

  await expectOneLead(
    visitor,
    {
      name: person.name,
      email: person.email,
      phone: "",
      interest: "ombudsman_services",
      lead_type: "consumer_rights_help",
      page_source: "consumer_rights_guide",
      // The URL without the fragment of the open tab.
      page_url: `${site.address}/blog/insurance-consumer-rights-canada`,
      newsletter: false,
    },
    [contactBoxStatement],
  );
});
