import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, startApp, storingTest as test } from "./site.ts";
import { leadsOf, thanks } from "./journeys/leads.ts";

/** Changes that extensions, phones, translators and proxies make in a page before it is hydrated. */
const touches: Readonly<Record<string, () => void>> = {
  "an icon after each field": () => {
    for (const field of document.querySelectorAll("input")) field.after(document.createElement("div"));
  },
  "an icon in each label": () => {
    for (const label of document.querySelectorAll("label")) label.prepend(document.createElement("i"));
  },
  "links round numbers": () => {
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (nodes.nextNode() !== null) if (/\d/.test(nodes.currentNode.nodeValue ?? "")) found.push(nodes.currentNode);
    for (const node of found) {
      const link = document.createElement("a");
      node.parentNode?.replaceChild(link, node);
      link.append(node);
    }
  },
  "comments removed": () => {
    const nodes = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
    const found: Comment[] = [];
    while (nodes.nextNode() !== null) if (nodes.currentNode instanceof Comment) found.push(nodes.currentNode);
    for (const comment of found) comment.remove();
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
  "a text of the footer changed": () => {
    for (const text of document.querySelectorAll("footer p")) text.textContent += " 1";
  },
  "an element moved": () => {
    const header = document.querySelector("header");
    header?.append(...[...header.children].slice(0, 1));
    for (const form of document.querySelectorAll("form")) form.append(...[...form.children].slice(0, 1));
  },
  "attributes changed": () => {
    for (const element of document.querySelectorAll("body *")) element.setAttribute("data-seen", "");
  },
};

/** Opens a page and holds back the app until the returned function is called. */
async function openWithoutApp(page: Page, path: string): Promise<() => void> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/assets\/(?!loader-).*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path);
  return letGo;
}

/** The most frequent changes: password managers, and translators. `early-entries.test.tsx` has them all. */
const frequent = ["an icon in each label", "texts translated"];

for (const [touch, change] of Object.entries(touches)) {
  const details = frequent.includes(touch) ? {} : { tag: "@all" };

  test(`a lead sent before hydration arrives once: ${touch}`, details, async ({ page, site }) => {
    const email = `${randomUUID()}@example.ca`;
    const letGo = await openWithoutApp(page, "/tools/consultation");
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

  test(`entries and the focus survive hydration: ${touch}`, details, async ({ page }) => {
    const letGo = await openWithoutApp(page, "/tools/life-insurance-calculator");
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

  test(`a choice filters the table: ${touch}`, details, async ({ page }) => {
    const letGo = await openWithoutApp(page, "/insurance-types/home");
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
