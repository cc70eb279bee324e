import { randomUUID } from "node:crypto";
import { newsletterSignupStatement } from "#consent-statements";
import { expectOneLead, thanks } from "./leads.ts";
import { expect, test } from "./visitor.ts";
import * as leadFormWords from "#words/lead-form.ts";
import * as shellWords from "#words/shell.ts";
import { pageNames } from "#page-names";

test("the newsletter form takes an address and a topic, and its button gives consent", async ({ arrive }) => {
  const visitor = await arrive("by pointer");
  const { page, site } = visitor;
  const email = `${randomUUID()}@example.ca`;
  await page.goto("/");
  await visitor.press(
    page
      .getByRole("navigation", { name: shellWords.main })
      .getByRole("link", { name: pageNames["/blog"].label, exact: true }),
  );
  await expect(page).toHaveURL("/blog");
  const signup = page.getByRole("region", { name: "Weekly insurance tips and updates" });
  await expect(signup.getByText(newsletterSignupStatement.text, { exact: true })).toBeVisible();
  await visitor.write(signup.getByLabel(leadFormWords.email), email);
  await visitor.choose(signup.getByLabel(leadFormWords.primaryInterest), "Insider Tips");
  const subscribe = signup.getByRole("button", { name: "Subscribe" });
  await expect(subscribe).toHaveAccessibleDescription(newsletterSignupStatement.text);
  await visitor.press(subscribe);
  await expect(page.getByText(thanks, { exact: true })).toBeVisible();

  await expectOneLead(
    visitor,
    {
      name: "",
      email,
      phone: "",
      interest: "insider_tips",
      lead_type: "newsletter_signup",
      page_source: "blog_index",
      page_url: `${site.address}/blog`,
      newsletter: true,
    },
    [newsletterSignupStatement],
  );
});
