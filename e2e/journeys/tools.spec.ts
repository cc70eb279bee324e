import type { Browser, Page } from "@playwright/test";
import type { ToolId } from "#domain/tool-id.ts";
import { startApp } from "../site.ts";
import { watchPage } from "../watch-page.ts";
import { watchSending } from "./nothing-leaves.ts";
import { moreQuestions, openFolds } from "./open-folds.ts";
import { expect, test, touchInput, type Visitor } from "./visitor.ts";
import * as lifeNeedsWords from "#words/life-needs.ts";
import { estateToolWords } from "#text/tools/estate-planning-review.ts";
import { encodeShareLink } from "#domain/tools/share-link.ts";
import { sharedToolWords } from "#text/tools/shared.ts";
import * as toolScreenWords from "#words/tool-screen.ts";
import { coverageGapToolWords } from "#text/tools/coverage-gap-analyzer.ts";
import { seniorToolWords } from "#text/tools/senior-insurance-review.ts";
import { businessToolWords } from "#text/tools/business-insurance-calculator.ts";
import { travelToolWords } from "#text/tools/travel-insurance-calculator.ts";
import { homeToolWords } from "#text/tools/home-insurance-calculator.ts";
import { priceListWords } from "#words/price-lists.ts";
import { provinceNamesByCode } from "#words/province-names.ts";
import { provincePickerWords } from "#text/province-picker.ts";
import { autoToolWords } from "#text/tools/auto-insurance-calculator.ts";
import { disabilityToolWords } from "#text/tools/disability-insurance-calculator.ts";
import { comparisonToolWords } from "#text/tools/insurance-comparison-tool.ts";
import { provincialGuideWords } from "#text/tools/provincial-insurance-guide.ts";
import { multiPolicyToolWords } from "#text/tools/multi-policy-savings.ts";

interface ToolUse {
  readonly id: ToolId;
  /** Answers a few questions. */
  readonly use: (visitor: Visitor) => Promise<void>;
  /** The main figure of the answer. */
  readonly figure: string;
  /** A text further down in the answer. */
  readonly below: string | RegExp;
  /** Input that must not be sent or stored elsewhere. */
  readonly typed: readonly string[];
}

const province = (page: Page) => page.getByRole("main").getByLabel(sharedToolWords.province.label);

const radioOf = (page: Page, question: string, answer: string) =>
  page.getByRole("radiogroup", { name: question }).getByRole("radio", { name: answer });

/** Every tool that answers in the browser, with an example from the specification. */
const tools: readonly ToolUse[] = [
  {
    id: "home-insurance-calculator",
    async use({ page, choose, take, write }) {
      await choose(province(page), provinceNamesByCode.ON);
      await take(page.getByRole("radio", { name: "Toronto area" }));
      await write(page.getByLabel(homeToolWords.questions.basement.label), "613");
      await write(page.getByLabel(homeToolWords.questions.limit.label), "401230");
      await write(page.getByLabel(homeToolWords.questions.appraisal.label), "541230");
    },
    figure: "$140,000 short",
    below: "What do homeowners pay?",
    typed: ["401230"],
  },
  {
    id: "auto-insurance-calculator",
    async use({ page, choose, take, write }) {
      await choose(province(page), provinceNamesByCode.ON);
      await write(page.getByLabel(autoToolWords.questions.value.label), "6501");
      await write(page.getByLabel(autoToolWords.questions.collision.label), "421");
      await write(page.getByLabel(autoToolWords.questions.comprehensive.label), "181");
      await take(radioOf(page, autoToolWords.questions.financed.label, sharedToolWords.no));
      await write(page.getByLabel(autoToolWords.questions.savings.label), "10203");
    },
    figure: "Think about dropping it",
    below: /Ontario/,
    typed: ["10203"],
  },
  {
    id: "disability-insurance-calculator",
    async use({ page, choose, take, tick, write }) {
      await choose(province(page), provinceNamesByCode.ON);
      await take(page.getByRole("radio", { name: /^Employee, 600 hours or more/ }));
      await write(page.getByLabel(disabilityToolWords.questions.pay.label), "72001");
      await write(page.getByLabel(disabilityToolWords.questions.spending.label), "4001");
      await write(page.getByLabel(disabilityToolWords.questions.savings.label), "10207");
      await write(page.getByLabel(disabilityToolWords.questions.sickWeeks.label), "2");
      await tick(page.getByRole("checkbox", { name: disabilityToolWords.questions.ltd.label }));
    },
    figure: "Money runs out in month 17",
    below: "$72,001 a year",
    typed: ["72001", "10207"],
  },
  {
    id: "insurance-comparison-tool",
    async use({ page, choose, write }) {
      await choose(province(page), provinceNamesByCode.ON);
      const { quotes } = comparisonToolWords.questions;
      const [first, second] = [
        page.getByRole("group", { name: `${quotes.row} 1` }),
        page.getByRole("group", { name: `${quotes.row} 2` }),
      ];
      await write(first.getByLabel(quotes.fields.premium.label), "1565.31");
      await write(first.getByLabel(quotes.fields.deductible.label), "1000");
      const moreOf = (quote: number) =>
        page.getByRole("group", { name: sharedToolWords.form.refineRow(`${quotes.row} ${quote}`) });
      await write(moreOf(1).getByLabel(quotes.fields.dwellingLimit.label), "612345");
      await write(second.getByLabel(quotes.fields.premium.label), "1420.37");
      await write(second.getByLabel(quotes.fields.deductible.label), "2500");
      await write(moreOf(2).getByLabel(quotes.fields.dwellingLimit.label), "512345");
    },
    figure: "These quotes don’t cover the same things",
    below: "- Dwelling limit: $612,345",
    typed: ["1565.31", "612345"],
  },
  {
    id: "provincial-insurance-guide",
    async use({ page, choose }) {
      await choose(province(page), provinceNamesByCode.AB);
      await choose(page.getByLabel(provincialGuideWords.questions.second.label), provinceNamesByCode.QC);
    },
    figure: "What changes",
    below: "Exchange your driver’s licence.",
    typed: [],
  },

  {
    id: "travel-insurance-calculator",
    async use({ page, choose, write }) {
      await choose(province(page), provinceNamesByCode.ON);
      await write(page.getByLabel(travelToolWords.questions.days.label), "4");
      await write(page.getByLabel(travelToolWords.questions.trips.label), "1");
      await write(page.getByLabel(travelToolWords.questions.single.label), "1062");
      await write(page.getByLabel(travelToolWords.questions.annual.label), "2655");
      await write(page.getByLabel(travelToolWords.questions.prepaid.label), "41073");
    },
    figure: "$54,400 to $55,200",
    below: "From 3 trips a year; you plan 1",
    typed: ["41073"],
  },

  {
    id: "business-insurance-calculator",
    async use({ page, choose, take, write }) {
      await choose(page.getByLabel(businessToolWords.questions.activity.label), "A trade: builds, repairs, cleans");
      await take(page.getByRole("radio", { name: "Leased space" }));
      await write(page.getByLabel(businessToolWords.questions.employees.label), "3");
      await write(page.getByLabel(businessToolWords.questions.vehicles.label), "1");
      await write(page.getByLabel(businessToolWords.questions.equipment.label), "40107");
      await write(page.getByLabel(businessToolWords.questions.savings.label), "10103");
      await write(page.getByLabel(businessToolWords.questions.grossProfit.label), "240106");
    },
    figure: "What to ask a broker for",
    below: "Commercial auto",
    typed: ["40107", "10103", "240106"],
  },

  {
    id: "senior-insurance-review",
    async use({ page, choose, take, write }) {
      await write(page.getByLabel(seniorToolWords.questions.age.label), "65");
      await take(page.getByRole("radio", { name: "Woman", exact: true }));
      await choose(
        page.getByLabel(seniorToolWords.questions.policies.fields.kind.label, { exact: true }),
        "Life, no health questions (guaranteed issue)",
      );
      await write(page.getByLabel(seniorToolWords.questions.policies.fields.amount.label), "15013");
      await write(page.getByLabel(seniorToolWords.questions.policies.fields.monthlyPremium.label), "75");
      await write(page.getByLabel(seniorToolWords.questions.savings.label), "30107");
    },
    figure: "You may not need one policy ($900 a year)",
    below: "16.7 years",
    typed: ["15013", "30107"],
  },

  {
    id: "estate-planning-review",
    async use({ page, choose, take, write }) {
      await choose(province(page), provinceNamesByCode.ON);
      await take(radioOf(page, estateToolWords.questions.spouse.label, sharedToolWords.no));
      await write(page.getByLabel(estateToolWords.questions.home.label, { exact: true }), "900107");
      const cottage = page.getByRole("group", { name: estateToolWords.questions.cottage.label });
      await write(cottage.getByLabel(estateToolWords.questions.cottage.fields.value.label), "600104");
      await write(cottage.getByLabel(estateToolWords.questions.cottage.fields.cost.label), "300103");
      const investments = page.getByRole("group", { name: estateToolWords.questions.investments.label });
      await write(investments.getByLabel(estateToolWords.questions.investments.fields.value.label), "200102");
      await write(investments.getByLabel(estateToolWords.questions.investments.fields.cost.label), "100101");
      await write(page.getByLabel(estateToolWords.questions.rrsp.label), "400108");
      await take(page.getByRole("radio", { name: "Someone else by name" }));
      await write(page.getByLabel(estateToolWords.questions.cash.label), "20106");
    },
    figure: "$130,000 short so far",
    below: "With and without a spouse who inherits",
    typed: ["900107", "600104", "400108", "20106"],
  },

  {
    id: "multi-policy-savings",
    async use({ page, choose, write }) {
      await choose(province(page), provinceNamesByCode.ON);
      const { policies } = multiPolicyToolWords.questions;
      const home = page.getByRole("group", { name: `${policies.row} 1` });
      await write(home.getByLabel(policies.fields.bundleBase.label), "1565");
      const moreOf = (policy: number) =>
        page.getByRole("group", { name: sharedToolWords.form.refineRow(`${policies.row} ${policy}`) });
      await write(moreOf(1).getByLabel(policies.fields.bundleDiscountPct.label), "15");
      await write(home.getByLabel(policies.fields.standalone.label), "1380");
      const auto = page.getByRole("group", { name: `${policies.row} 2` });
      await write(auto.getByLabel(policies.fields.bundleBase.label), "2100.40");
      await write(moreOf(2).getByLabel(policies.fields.bundleDiscountPct.label), "10");
      await write(auto.getByLabel(policies.fields.standalone.label), "1780.30");
    },
    figure: "The bundle costs about $60 more if the coverage is the same: you haven’t said",
    below: "Side by side, with tax",
    typed: ["2100.40", "1780.30"],
  },

  {
    id: "coverage-gap-analyzer",
    async use({ page, choose, take, tick, write }) {
      await choose(province(page), provinceNamesByCode.AB);
      await tick(page.getByRole("checkbox", { name: "None of them" }));
      await write(page.getByLabel(coverageGapToolWords.questions.pay.label), "60103");
      const employed = page.getByRole("radiogroup", { name: coverageGapToolWords.questions.employed.label });
      await take(employed.getByRole("radio", { name: sharedToolWords.yes }));
      await write(page.getByLabel(coverageGapToolWords.questions.spending.label), "3001");
      await write(page.getByLabel(coverageGapToolWords.questions.savings.label), "12107");
      await write(page.getByLabel(coverageGapToolWords.questions.trips.label), "2");
    },
    figure: "2 losses you couldn’t pay",
    below: "Hospital abroad",
    typed: ["60103", "12107"],
  },
];

/**
 * Stands for the others: all tools keep and share their answers by the same code, and their own questions
 * are tested in stories. This one has dates and folded questions.
 */
const inShort: ToolId = "travel-insurance-calculator";

const figureOf = (page: Page) => page.locator("[data-slot=tool-figure]");

/** Opens a link in a new browser context, and expects the same answer. */
async function expectSameElsewhere(browser: Browser, link: string, figure: string): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(link);
  // The link starts the app without any interaction.
  await expect(figureOf(page)).toHaveText(figure);
  await expect(page.getByText(sharedToolWords.restored.link)).toBeVisible();
  expect(new URL(page.url()).hash).toBe("");
  await context.close();
}

for (const { id, use, figure, below, typed } of tools) {
  /** Opens the tool, answers its questions and waits for the answer. */
  async function answer(visitor: Visitor): Promise<void> {
    const { page } = visitor;
    await page.goto(`/tools/${id}`);
    await startApp(page);
    await openFolds(visitor, moreQuestions);
    await use(visitor);
    await expect(figureOf(page)).toHaveText(figure);
    await expect(page.getByText(below).first()).toBeAttached();
  }

  // At 400 % zoom, a keyboard meets all that it meets without.
  test(`${id}: the answer updates with the input, by keyboard at 400 % zoom`, { tag: "@all" }, async ({ arrive }) => {
    const visitor = await arrive("by keyboard at 400 % zoom");
    const { page } = visitor;
    const { expectNothingLeft } = watchSending(page);
    await answer(visitor);
    await expectNothingLeft(typed, ["localStorage"]);
  });

  if (id !== inShort) continue;
  test(`${id}: by mouse, after a reload and a return, and from a share link in another browser`, async ({
    arrive,
    browser,
    site,
  }) => {
    const visitor = await arrive("by pointer");
    const { page } = visitor;
    const problems = await watchPage(page, site);
    const { expectNothingLeft } = watchSending(page);
    await answer(visitor);

    await page.reload();
    await expect(figureOf(page)).toHaveText(figure);
    await page.getByRole("link", { name: toolScreenWords.backToTools }).click();
    await expect(page).toHaveURL("/tools");
    await page.goBack();
    await expect(figureOf(page)).toHaveText(figure);

    await page.getByRole("button", { name: sharedToolWords.keep.atAnswer.share, exact: true }).click();
    const link = await page.getByLabel(sharedToolWords.keep.linkLabel).inputValue();
    expect(link).toMatch(new RegExp(`/tools/${id}#v2\\.`));
    await expectSameElsewhere(browser, link, figure);

    await expectNothingLeft(typed, ["localStorage"]);
    await page.getByRole("button", { name: sharedToolWords.form.reset }).click();
    await page.reload();
    await startApp(page);
    await expect(figureOf(page)).not.toHaveText(figure);
    expect(problems).toEqual([]);
  });
}

test.describe("on a phone, by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  for (const { id, use, figure } of tools.filter((tool) => tool.id === inShort)) {
    test(`${id}: the answer stays visible during input`, { tag: "@all" }, async ({ page, site }) => {
      await page.goto(`/tools/${id}`);
      await startApp(page);
      const visitor = { page, site, ...touchInput() };
      await openFolds(visitor, moreQuestions);
      await use(visitor);
      await expect(figureOf(page)).toHaveText(figure);
      // On a small screen, a line above the questions shows the answer and links to it.
      const inSight = page.locator("[data-slot=tool-panel] a", { hasText: figure }).first();
      await expect(inSight).toBeInViewport();
      await inSight.tap();
      await expect(figureOf(page)).toBeInViewport();
    });
  }
});

test("the price strip follows the province of a link, and shows no other province's price as the visitor's", async ({
  page,
}) => {
  await page.goto(`/tools/home-insurance-calculator${encodeShareLink({ province: "NS", limit: 400_000 })}`);
  const strip = page.locator("[data-slot=price-strip]").first();
  await expect(strip).toContainText(provinceNamesByCode.NS);
  await expect(strip).not.toContainText(priceListWords.inProvince(provinceNamesByCode.ON));
  await expect(strip).not.toContainText(priceListWords.inProvince(provinceNamesByCode.QC));
});

test("the price strip of a guide stays when a link to a section is followed", async ({ page }) => {
  await page.goto("/learn/home-insurance");
  await startApp(page);
  const strip = page.locator("[data-slot=price-strip]").first();
  const prerendered = String(await strip.textContent());
  await page.locator("main a[href^='#']").first().dispatchEvent("click");
  await expect.poll(() => new URL(page.url()).hash).not.toBe("");
  await page.goBack();
  await expect.poll(() => new URL(page.url()).hash).toBe("");
  await expect(strip).toHaveText(prerendered);
});

test("the price strip of a tool follows the chosen province", async ({ page }) => {
  await page.goto("/tools/home-insurance-calculator");
  await startApp(page);
  await page.getByRole("main").getByLabel(provincePickerWords.label).selectOption("QC");
  await expect(page.locator("[data-slot=price-strip]").first()).toContainText(
    priceListWords.inProvince(provinceNamesByCode.QC),
  );
});

test("the estate review passes its shortfall to the life calculator", async ({ arrive }) => {
  const visitor = await arrive("by pointer");
  const { page, press, write, choose } = visitor;
  await page.goto("/tools/estate-planning-review");
  await startApp(page);
  await openFolds(visitor, moreQuestions);
  await choose(province(page), provinceNamesByCode.ON);
  await write(page.getByLabel(estateToolWords.questions.rrsp.label), "400000");
  await visitor.take(radioOf(page, estateToolWords.questions.spouse.label, sharedToolWords.no));
  await write(page.getByLabel(estateToolWords.questions.debts.label), "390000");
  await write(page.getByLabel(estateToolWords.questions.cash.label), "0");
  await expect(figureOf(page)).toHaveText("$215,250 short so far");
  await press(page.getByRole("link", { name: /^Work out what your family would need/ }));
  await expect(page).toHaveURL("/tools/life-insurance-calculator");
  await expect(page.getByText(lifeNeedsWords.answersCameWithTheLink)).toBeVisible();
  await page.getByRole("tab", { name: lifeNeedsWords.goals }).click();
  // The amount of the card.
  await expect(page.getByLabel(lifeNeedsWords.finalExpensesInDollars)).toHaveValue("215,250");
  await page.getByRole("button", { name: lifeNeedsWords.calculate }).click();
  await expect(page.getByText("$215,250").first()).toBeVisible();
});
