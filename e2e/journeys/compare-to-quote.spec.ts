import { expectOneLead, newPerson, sendLead } from "./leads.ts";
import { expect, inputMethodNames, tagFor, test } from "./visitor.ts";
import * as toolScreenWords from "#words/tool-screen.ts";
import * as comparisonWords from "#words/comparison.ts";
import { toolsById } from "#text/tools.ts";

for (const way of inputMethodNames) {
  test(`from insurance types to a comparison and a quote request, ${way}`, tagFor(way), async ({ arrive }) => {
    const visitor = await arrive(way);
    const { page } = visitor;
    const person = newPerson({ interest: "Car Insurance", wantsNewsletter: true });
    await page.goto("/insurance-types");
    await visitor.press(page.getByRole("main").getByRole("link", { name: "Auto insurance" }).first());
    await expect(page).toHaveURL("/insurance-types/auto");
    const main = page.getByRole("main");

    // The fields load once they are near the viewport.
    await main.getByRole("table", { name: /^Auto insurers/ }).scrollIntoViewIfNeeded();
    await visitor.choose(main.getByLabel(comparisonWords.typeLabel, { exact: true }), "Broker");
    await expect(main.getByRole("status").filter({ hasText: /of \d+ products/ })).toBeVisible();
    await expect(main.getByRole("link", { name: /^Get Quote for belairdirect/ })).toHaveCount(0);
    await visitor.choose(main.getByLabel(comparisonWords.typeLabel, { exact: true }), comparisonWords.allTypes);

    await visitor.tick(main.getByRole("checkbox", { name: /^Compare Intact Insurance/ }));
    await visitor.tick(main.getByRole("checkbox", { name: /^Compare belairdirect/ }));
    await visitor.press(main.getByRole("button", { name: comparisonWords.compareChosen(2) }));
    await expect(main.getByRole("heading", { name: comparisonWords.sideBySide })).toBeFocused();
    const headers = main.getByRole("table", { name: comparisonWords.sideBySide }).getByRole("columnheader");
    await expect(headers.filter({ hasText: "Intact Insurance" })).toBeVisible();
    await expect(headers.filter({ hasText: "belairdirect" })).toBeVisible();
    await visitor.press(main.getByRole("button", { name: comparisonWords.closeTheComparison }));

    await visitor.press(main.getByRole("link", { name: /^Get Quote for Intact Insurance/ }).first());
    await expect(page).toHaveURL("/tools/auto-insurance-calculator?insurer=auto-intact#your-request");
    const form = page.getByRole("region", {
      name: toolScreenWords.getYourTool(toolsById["auto-insurance-calculator"].title),
    });
    // The link leads past the tool to the form.
    await expect(page.getByText(toolScreenWords.youAskForAQuoteFrom)).toBeInViewport({ timeout: 15_000 });
    await expect(page.getByText(toolScreenWords.youAskForAQuoteFrom).locator("..")).toContainText("Intact Insurance");
    await sendLead(visitor, form, person, toolScreenWords.sendMyRequest);
    await expect(page).toHaveURL("/tools");
    await expectOneLead(visitor, person, {
      interest: "car_insurance",
      lead_type: "auto_insurance_quote",
      page_source: "tools_auto_insurance_calculator",
      page: "/tools/auto-insurance-calculator?insurer=auto-intact",
    });
  });
}
