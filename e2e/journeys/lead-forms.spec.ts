import { newsletterSignupStatement } from "#consent-statements";
import { downloadAll, expectOneLead, formOn, newPerson, sendLead, thanks } from "./leads.ts";
import { expect, inputMethodNames, tagFor, test } from "./visitor.ts";
import { pageNames } from "#page-names";
import { rightsForm } from "#text/blog/insurance-consumer-rights-canada/rights-form.ts";
import * as leadFormWords from "#words/lead-form.ts";
import * as leadReceiptWords from "#words/lead-receipt.ts";
import * as shellWords from "#words/shell.ts";
import * as toolScreenWords from "#words/tool-screen.ts";
import * as toolsHubWords from "#words/tools-hub.ts";

// Keyboards on a wide screen meet the same controls in other places: these two stand for the other journeys.
for (const way of [...inputMethodNames, "by keyboard alone"] as const) {
  test(`from the tools to a consultation request with both consents, ${way}`, tagFor(way), async ({ arrive }) => {
    const visitor = await arrive(way);
    const { page } = visitor;
    const person = newPerson({
      name: "Zoë O’Brien",
      phone: "(514) 555-0199 poste 12",
      interest: "Life Insurance",
      wantsNewsletter: true,
    });
    await page.goto("/tools");
    await visitor.press(page.getByRole("main").getByRole("link", { name: toolsHubWords.bookFreeConsultation }));
    await expect(page).toHaveURL("/tools/consultation");
    const form = page.getByRole("region", { name: toolScreenWords.getYourFreeConsultation });
    await sendLead(visitor, form, person, toolScreenWords.bookMyConsultation);
    await expect(page).toHaveURL("/tools");
    await expect(page.getByRole("heading", { name: leadReceiptWords.title })).toBeFocused();
    await expectOneLead(visitor, person, {
      interest: "life_insurance",
      lead_type: "consultation",
      page_source: "tools_consultation",
      page: "/tools/consultation",
    });
  });

  // Always by keyboard, too: the whole way from the home page to a lead.
  const { tag } = way === "by keyboard alone" ? { tag: [] } : tagFor(way);
  test(`from the home page to the guides and a resource request, ${way}`, { tag }, async ({ arrive }) => {
    const visitor = await arrive(way);
    const { page } = visitor;
    const person = newPerson({ name: "Marie-Ève Tremblay" });
    await page.goto("/?utm_source=test");
    await visitor.press(page.getByRole("main").getByRole("link", { name: "Learn About Insurance" }));
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Learn");
    await sendLead(visitor, formOn(page), person, downloadAll);
    await expect(formOn(page).getByLabel(leadFormWords.fullName)).toHaveValue("");
    await expect(formOn(page).getByRole("heading", { name: leadReceiptWords.title })).toBeFocused();
    await expectOneLead(visitor, person, {
      interest: "home_insurance",
      lead_type: "resource_download",
      page_source: "learn_index",
      page: "/learn",
    });
  });
}

test("from the tabs of the consumer rights article to a request for help", async ({ arrive }) => {
  const visitor = await arrive("by pointer");
  const { page } = visitor;
  const person = newPerson({ interest: "Ombudsman Services" });
  await page.goto("/blog/insurance-consumer-rights-canada");
  await visitor.take(page.getByRole("tab", { name: "Ombudsman Services" }));
  await expect(page.getByRole("table", { name: "Which service takes your complaint" })).toBeVisible();
  await expect(page).toHaveURL("/blog/insurance-consumer-rights-canada#ombudsman-services");
  await sendLead(visitor, page.getByRole("region", { name: rightsForm.title }), person, rightsForm.buttonText);
  await expectOneLead(visitor, person, {
    interest: "ombudsman_services",
    lead_type: "consumer_rights_help",
    page_source: "consumer_rights_guide",
    // Without the fragment of the open tab.
    page: "/blog/insurance-consumer-rights-canada",
  });
});

test("the newsletter form takes an address and a topic, and its button gives consent", async ({ arrive }) => {
  const visitor = await arrive("by pointer");
  const { page } = visitor;
  const person = newPerson({ name: "" });
  await page.goto("/");
  await page
    .getByRole("navigation", { name: shellWords.main })
    .getByRole("link", { name: pageNames["/blog"].label, exact: true })
    .click();
  await expect(page).toHaveURL("/blog");
  const signup = page.getByRole("region", { name: "Weekly insurance tips and updates" });
  await visitor.write(signup.getByLabel(leadFormWords.email), person.email);
  await visitor.choose(signup.getByLabel(leadFormWords.primaryInterest), "Insider Tips");
  const subscribe = signup.getByRole("button", { name: "Subscribe" });
  await expect(subscribe).toHaveAccessibleDescription(newsletterSignupStatement.text);
  await visitor.press(subscribe);
  await expect(page.getByText(thanks, { exact: true })).toBeVisible();
  await expectOneLead(visitor, person, {
    interest: "insider_tips",
    lead_type: "newsletter_signup",
    page_source: "blog_index",
    page: "/blog",
    statement: newsletterSignupStatement,
  });
});
