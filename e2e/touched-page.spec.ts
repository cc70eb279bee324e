import { randomUUID } from "node:crypto";
import { appCode, expect, holdBack, startApp, storingTest as test } from "./site.ts";
import { leadsOf, thanks } from "./journeys/leads.ts";

/**
 * The most frequent changes that are made in a page before it is hydrated: by password managers, and by translators.
 * `early-entries.test.tsx` has others, too.
 */
const touches: Readonly<Record<string, () => void>> = {
  "an icon in each label": () => {
    for (const label of document.querySelectorAll("label")) label.prepend(document.createElement("i"));
  },
  "texts translated": () => {
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (nodes.nextNode() !== null) if (nodes.currentNode.nodeValue?.trim() !== "") found.push(nodes.currentNode);
    for (const node of found) {
      const font = document.createElement("font");
      node.parentNode?.replaceChild(font, node);
      font.append(`${node.nodeValue} `);
    }
  },
};

for (const [touch, change] of Object.entries(touches)) {
  test(`a lead sent before hydration arrives once: ${touch}`, async ({ page, site }) => {
    const email = `${randomUUID()}@example.ca`;
    const letGo = await holdBack(page, appCode);
    await page.goto("/tools/consultation");
    await page.evaluate(change);
    const form = page.locator("main form[method=post]");
    await form.locator("[name=name]").fill("Ann Lee");
    await form.locator("[name=email]").fill(email);
    await form.locator("[name=phone]").fill("416-555-0123");
    await form.locator("[name=interest]").selectOption({ index: 1 });
    await form.locator("[type=checkbox]").first().check();
    await form.locator("[type=submit]").click();
    letGo();
    await expect(page.getByText(thanks, { exact: true })).toBeVisible();
    expect(await leadsOf(site, email)).toHaveLength(1);
  });

  test(`entries and the focus survive hydration: ${touch}`, async ({ page }) => {
    const letGo = await holdBack(page, appCode);
    await page.goto("/tools/life-insurance-calculator");
    await page.evaluate(change);
    await page.locator("main [name=smoker]").first().check();
    const age = page.locator("main [name=age]");
    await age.fill("52");
    letGo();
    await startApp(page);
    await expect(age).toHaveValue("52");
    await expect(age).toBeFocused();
    await expect(page.locator("main [name=smoker]").first()).toBeChecked();
  });

  test(`a choice filters the table: ${touch}`, async ({ page }) => {
    const letGo = await holdBack(page, appCode);
    await page.goto("/insurance-types/home");
    await page.evaluate(change);
    const type = page.locator("[data-slot=comparison-toolbar] select").first();
    // The toolbar is shown once it works; a browser restores its choice all the same.
    await type.evaluate((select: HTMLSelectElement) => (select.selectedIndex = 1));
    letGo();
    await startApp(page);
    await expect(type).not.toHaveValue("");
    const chosen = await type.evaluate((select: HTMLSelectElement) => select.value);
    await expect(page.locator("main table tbody tr").first()).toContainText(chosen);
  });
}
