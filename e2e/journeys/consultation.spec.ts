import { randomUUID } from "node:crypto";
import { contactBoxStatement, newsletterBoxStatement } from "#consent-statements";
import { expectOneLead, fillLeadForm, thanks } from "./leads.ts";
import { expect, test, tagFor, inputMethodNames } from "./visitor.ts";
import * as toolScreenWords from "#words/tool-screen.ts";
import * as leadReceiptWords from "#words/lead-receipt.ts";
import * as toolsHubWords from "#words/tools-hub.ts";

for (const way of inputMethodNames) {
  test(
    `from the tools to a consultation request, with both consents recorded, ${way}`,
    tagFor(way),
    async ({ arrive }) => {
      const visitor = await arrive(way);
      const { page, site } = visitor;
      const person = {
        name: "Zoë O’Brien",
        email: `${randomUUID()}@example.ca`,
        phone: "(514) 555-0199 poste 12",
        interest: "Life Insurance",
        wantsNewsletter: true,
      };
      await page.goto("/tools");
      await visitor.press(page.getByRole("main").getByRole("link", { name: toolsHubWords.bookFreeConsultation }));
      await expect(page).toHaveURL("/tools/consultation");
      const form = page.getByRole("region", { name: toolScreenWords.getYourFreeConsultation });
      await fillLeadForm(visitor, form, person);
      await visitor.press(form.getByRole("button", { name: toolScreenWords.bookMyConsultation }));
      await expect(page.getByText(thanks, { exact: true })).toBeVisible();
      await expect(page).toHaveURL("/tools");
      await expect(page.getByRole("heading", { name: leadReceiptWords.title })).toBeFocused();

      await expectOneLead(
        visitor,
        {
          name: person.name,
          email: person.email,
          phone: person.phone,
          interest: "life_insurance",
          lead_type: "consultation",
          page_source: "tools_consultation",
          page_url: `${site.address}/tools/consultation`,
          newsletter: true,
        },
        [contactBoxStatement, newsletterBoxStatement],
      );
    },
  );
}
