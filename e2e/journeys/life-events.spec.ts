import type { Page } from "@playwright/test";
import { pageAt } from "#site/site-path.ts";
import { showOnPaper, startApp } from "../site.ts";
import { watchPage } from "../watch-page.ts";
import { watchSending } from "./nothing-leaves.ts";
import { moreQuestions, openFolds } from "./open-folds.ts";
import { expect, tagFor, test, touchInput, inputMethodNames, type Visitor } from "./visitor.ts";
import * as readingWords from "#words/reading.ts";
import { sharedToolWords } from "#text/tools/shared.ts";
import * as partWords from "#words/parts.ts";
import { provinceNamesByCode } from "#words/province-names.ts";

interface LifeEvent {
  /** Link on the page of all events. */
  readonly link: RegExp;
  readonly path: string;
  /** Start of a step. */
  readonly step: RegExp;
  readonly province: string;
  /** Start of the row of the province. */
  readonly row: RegExp;
  readonly tool: RegExp;
  /** Expects what the tool opens with. */
  readonly opens: (visitor: Visitor) => Promise<void>;
}

const events: readonly LifeEvent[] = [
  {
    link: /^A first rental/,
    path: "/learn/life-events/first-rental",
    step: /^By the day you get the keys/,
    province: provinceNamesByCode.AB,
    row: /^Alberta.*your province or territory/,
    tool: /^How much should a tenant policy replace/,
    async opens({ page }) {
      await expect(page).toHaveURL("/tools/home-insurance-calculator");
      await expect(page.getByRole("radio", { name: "A home I rent" })).toBeChecked();
    },
  },
  {
    link: /^Working for yourself/,
    path: "/learn/life-events/working-for-yourself",
    step: /^Within 60 days/,
    province: provinceNamesByCode.MB,
    row: /^Manitoba.*your province or territory/,
    tool: /^Which business coverage comes first/,
    async opens({ page }) {
      await expect(page).toHaveURL("/tools/business-insurance-calculator");
      await expect(page.getByLabel(/employees/i).first()).toHaveValue("0");
    },
  },
  {
    link: /^A new baby/,
    path: "/learn/life-events/new-baby",
    step: /^Within 31 days/,
    province: provinceNamesByCode.QC,
    row: /^Quebec.*your province or territory/,
    tool: /^What isn’t covered yet/,
    async opens(visitor) {
      const { page } = visitor;
      await expect(page).toHaveURL("/tools/coverage-gap-analyzer");
      await openFolds(visitor, moreQuestions);
      await expect(page.getByRole("radio", { name: "A partner and children" })).toBeChecked();
    },
  },
];

/** The line of a step, which a pointer or a finger presses anywhere. */
function lineOf(page: Page, step: RegExp) {
  return page
    .getByRole("main")
    .locator("label")
    .filter({ has: page.getByRole("checkbox", { name: step }) });
}

/** From home to the event, a step ticked and found again, the province's rule, and a tool that is filled in. */
async function live(visitor: Visitor, event: LifeEvent, isByKeyboard: boolean): Promise<void> {
  const { page, press, tick, choose } = visitor;
  const main = page.getByRole("main");
  await page.goto("/");
  await startApp(page);
  await press(main.getByRole("link", { name: "My life is changing" }));
  await expect(page).toHaveURL("/learn/life-events");
  await press(main.getByRole("link", { name: event.link }));
  await expect(page).toHaveURL(event.path);
  if (isByKeyboard) await tick(main.getByRole("checkbox", { name: event.step }));
  else await press(lineOf(page, event.step));
  await expect(main.getByText(/^1 of \d done$/)).toBeAttached();

  await page.reload();
  await startApp(page);
  await expect(main.getByRole("checkbox", { name: event.step })).toBeChecked();
  await expect(main.getByText(/^1 of \d done$/)).toBeAttached();

  await choose(main.getByLabel(sharedToolWords.province.label), event.province);
  await expect(main.getByRole("table").getByRole("rowheader").first()).toHaveText(event.row);

  await press(main.getByRole("link", { name: event.tool }));
  await event.opens(visitor);
  await expect(main.getByLabel(sharedToolWords.province.label).locator("option:checked")).toHaveText(event.province);
}

for (const [index, event] of events.entries()) {
  for (const way of inputMethodNames) {
    const { tag } = index === 1 ? tagFor(way) : { tag: ["@all"] };
    test(`${event.path}, ${way}`, { tag }, async ({ arrive, site }) => {
      const visitor = await arrive(way);
      const problems = await watchPage(visitor.page, site);
      const { expectNothingLeft } = watchSending(visitor.page);
      await live(visitor, event, way !== "by pointer");
      await expectNothingLeft([]);
      expect(problems).toEqual([]);
    });
  }
}

test.describe("on a phone, by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  for (const event of events) {
    test(`${event.path}, by touch`, { tag: "@all" }, async ({ page, site }) => {
      await live({ page, site, ...touchInput() }, event, false);
    });
  }
});

test("a step checked before hydration stays checked", async ({ page }) => {
  await page.goto("/learn/life-events/first-rental");
  const box = page.getByRole("checkbox", { name: /^Before you pack/ });
  await lineOf(page, /^Before you pack/).click();
  await expect(box).toBeChecked();
  await startApp(page);
  await expect(page.getByText(readingWords.stepsDone(1, 7))).toBeVisible();
  await page.reload();
  await startApp(page);
  await expect(box).toBeChecked();
  await page.getByRole("button", { name: readingWords.clearTicks }).click();
  await page.reload();
  await startApp(page);
  await expect(box).not.toBeChecked();
});

test("a step with a source can be checked before hydration and stays checked", { tag: "@all" }, async ({ page }) => {
  await page.goto("/learn/life-events/a-death-in-the-family");
  const step = /^Within 60 days/;
  await lineOf(page, step).click({ position: { x: 5, y: 5 } });
  await startApp(page);
  await expect(page.getByRole("checkbox", { name: step })).toBeChecked();
  await expect(page.getByText(readingWords.stepsDone(1, 9))).toBeVisible();
});

test("the printed page has every step with a checkbox, the rules and the sources", async ({ page }) => {
  await page.goto("/learn/life-events/first-rental");
  await startApp(page);
  await lineOf(page, /^Before you pack/).click();
  await showOnPaper(page);
  const main = page.getByRole("main");
  await expect(main.getByRole("checkbox")).toHaveCount(7);
  for (const box of await main.getByRole("checkbox").all()) await expect(box).toBeVisible();
  await expect(main.getByRole("checkbox", { name: /^Before you pack/ })).toBeChecked();
  await expect(main.getByRole("table")).toBeVisible();
  await expect(main.getByRole("heading", { name: partWords.sources })).toBeVisible();
  await expect(main.getByRole("button", { name: readingWords.printSteps })).toBeHidden();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page is complete, and its links open the tools", async ({ page }) => {
    await page.goto("/learn/life-events/first-rental");
    const main = page.getByRole("main");
    await expect(main.getByRole("checkbox")).toHaveCount(7);
    await lineOf(page, /^Before you pack/).click();
    await expect(main.getByRole("checkbox", { name: /^Before you pack/ })).toBeChecked();
    await expect(main.getByText("Start a tenant policy", { exact: false })).toBeVisible();
    await expect(main.getByRole("button", { name: readingWords.printSteps })).toBeHidden();
    await expect(main.getByRole("rowheader", { name: provinceNamesByCode.ON })).toBeVisible();
    const href = (await main.getByRole("link", { name: /^How much should a tenant/ }).getAttribute("href")) ?? "";
    expect(pageAt(href.replace(/#.*$/, ""))).toBe("/tools/home-insurance-calculator");
  });
});
