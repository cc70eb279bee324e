import type { Locator, Page } from "@playwright/test";
import { type ToolId, toolIds } from "#domain/tool-id.ts";
import type { Entries } from "#domain/tools/read-inputs.ts";
import { encodeShareLink } from "#domain/tools/share-link.ts";
import { frenchAddress } from "./french/french-site.ts";
import { expect, layOutPage, openPage, showOnPaper, showOnScreen, test } from "./site.ts";
import { sharedToolWords } from "#text/tools/shared.ts";
import { compareFourMethods } from "#text/tools/life-methods.ts";
import * as lifeNeedsWords from "#words/life-needs.ts";
import typicalEntries from "./typical-entries.json" with { type: "json" };
import { autoToolWords } from "#text/tools/auto-insurance-calculator.ts";

/** Typical answers, on the long side. */
const answers: Readonly<Record<ToolId, Entries>> = typicalEntries;

/** Number of printed sheets of the page. */
async function sheetsOf(page: Page): Promise<number> {
  const file = await page.pdf({ format: "Letter" });
  return file.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** The tool with the longest answer; the others are left to `npm run test:all`. */
const longest: ToolId = "life-insurance-calculator";

for (const [id, entries] of Object.entries(answers)) {
  const tag = longest === id ? [] : ["@all"];
  test(`${id} prints on one or two sheets with all inputs and results`, { tag }, async ({ page }) => {
    await page.goto(`/tools/${id}${encodeShareLink(entries)}`);
    await expect(page.getByText(/answers came with the link/)).toBeVisible();
    if (id === longest) await page.getByRole("button", { name: lifeNeedsWords.calculate, exact: true }).click();
    const panel = page.locator("[data-slot=tool-panel]");
    await expect(panel.locator("[data-slot=tool-figure]")).toHaveText(/./);
    await expect(panel.locator("[data-slot=source-list] li").first()).toBeAttached();
    await showOnPaper(page);
    await expect(panel.locator("time").first()).toBeVisible();
    await expect(page.getByRole("main").locator("form").first()).toBeHidden();
    await expect(panel.getByText(sharedToolWords.answer.yourAnswers, { exact: true }).first()).toBeVisible();
    for (const part of [sharedToolWords.answer.adviserQuestions, sharedToolWords.answer.method]) {
      await expect(panel.getByRole("heading", { name: part, exact: true })).toBeVisible();
    }
    // As the button does: print the comparison of methods without the calculator above it.
    await page.evaluate(() => (window.print = () => {}));
    await showOnScreen(page);
    for (const summary of [compareFourMethods, sharedToolWords.actions.heading]) {
      const fold = page.locator("details:not([open]) > summary", { hasText: summary });
      if ((await fold.count()) > 0) await fold.click();
    }
    await page.getByRole("button", { name: sharedToolWords.actions.print }).click();
    const sheets = await sheetsOf(page);
    expect(sheets).toBeGreaterThan(0);
    expect(sheets).toBeLessThanOrEqual(2);
  });
}

/** Height of a phone's screen that the answers are made for. */
const screen = 800;

const changeMyAnswers = /^(?:Change my answers|Modifier mes réponses)$/;

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: screen } });

  // Tenants and condo owners have an answer before they list any belongings; these two have the longest sentences.
  const phoneAnswers: readonly (readonly [id: ToolId, entries: Entries, who?: string])[] = [
    ...toolIds.map((id) => [id, answers[id]] as const),
    ["home-insurance-calculator", { province: "AB", dwelling: "condo" }, "a condo owner’s"],
    ["home-insurance-calculator", { province: "ON", dwelling: "tenant" }, "a tenant’s"],
  ];
  for (const [id, entries, who = "the"] of phoneAnswers) {
    const isLife = id === longest;

    /**
     * Opens a share link and asks for the answer, after returning to the questions if the link shows its answer at once.
     * Returns the card.
     */
    async function answer(page: Page, address: string): Promise<Locator> {
      await openPage(page, address + encodeShareLink(entries));
      await expect(page.getByText(/answers came with the link|viennent du lien|dans le lien que/)).toBeVisible();
      const ask = page.getByRole("button", { name: /^(?:Show my answer|Voir le résultat|Calculate|Calculer)$/ });
      const change = page.getByRole("button", { name: changeMyAnswers });
      // The questions fold at once with the note that the answers came with the link.
      if (await change.isVisible()) await change.tap();
      await ask.tap();
      const card = page.locator(isLife ? "[data-slot=life-needs-answer]" : "[data-slot=tool-answer]").first();
      // The last parts of the card and of the page to render.
      await expect(
        card.getByRole(isLife ? "link" : "button", {
          name: isLife ? /^(?:Save or share|Garder ou partager)$/ : /^(?:Share|Partager)$/,
        }),
      ).toBeVisible();
      await expect(page.locator("main details").first()).toBeAttached();
      await layOutPage(page);
      return card;
    }

    for (const address of [`/tools/${id}`, frenchAddress(`/tools/${id}`)]) {
      const tag = longest === id ? [] : ["@all"];
      test(`${address}: ${who} answer fits one screen, the page four`, { tag }, async ({ page }) => {
        const card = await answer(page, address);
        const box = async () => (await card.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
        await expect.poll(async () => Math.abs((await box()).y)).toBeLessThan(32);
        const end = async () => {
          const { y, height } = await box();
          return y + height;
        };
        await expect.poll(end).toBeLessThanOrEqual(screen);
        // Round buttons stay off the answer: below a short one, hidden over a long one.
        const areOff = async () =>
          page.evaluate(
            (cardEnd) =>
              [...document.querySelectorAll(".floating-action")].every(
                (action) => getComputedStyle(action).opacity === "0" || action.getBoundingClientRect().top >= cardEnd,
              ),
            await end(),
          );
        await expect.poll(areOff).toBe(true);
        // With all details collapsed.
        const whole = await page.evaluate(() => document.documentElement.scrollHeight);
        expect(whole / screen).toBeLessThanOrEqual(4);
      });
    }
  }

  test("the questions collapse once the answer is there, and return with what was entered", async ({ page }) => {
    await openPage(page, "/tools/auto-insurance-calculator");
    const value = page.getByLabel(autoToolWords.questions.value.label);
    await value.fill("6500");
    await page.getByRole("button", { name: sharedToolWords.answer.jump }).tap();
    await expect(value).toBeHidden();
    const recap = page.locator("[data-slot=entered-answers]");
    await recap.locator("summary").tap();
    await expect(recap.getByText("$6,500")).toBeVisible();
    await recap.getByRole("button", { name: sharedToolWords.form.change }).tap();
    await expect(value).toHaveValue("6500");
    await expect(value).toBeInViewport();
    await expect(page.getByRole("heading", { name: sharedToolWords.form.heading, exact: true })).toBeFocused();
  });
});
