import type { Browser, Page } from "@playwright/test";
import type { ToolId } from "#domain/tool-id.ts";
import { startApp } from "../site.ts";
import { watchPage } from "../watch-page.ts";
import { watchSending } from "./nothing-leaves.ts";
import { moreQuestions, openFolds } from "./open-folds.ts";
import { expect, test, touchInput, type Visitor } from "./visitor.ts";
import * as lifeNeedsWords from "#words/life-needs.ts";
import { estateToolWords } from "#text/tools/estate-planning-review.ts";
import { sharedToolWords } from "#text/tools/shared.ts";
import * as toolScreenWords from "#words/tool-screen.ts";
import { coverageGapToolWords } from "#text/tools/coverage-gap-analyzer.ts";
import { seniorToolWords } from "#text/tools/senior-insurance-review.ts";
import { businessToolWords } from "#text/tools/business-insurance-calculator.ts";
import { travelToolWords } from "#text/tools/travel-insurance-calculator.ts";
import { homeToolWords } from "#text/tools/home-insurance-calculator.ts";

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

/** Every tool that answers in the browser, with an example from the specification. */
const tools: readonly ToolUse[] = [
  {
    id: "home-insurance-calculator",
    async use({ page, choose, take, write }) {
      await choose(province(page), "Ontario");
      await take(page.getByRole("radio", { name: "Toronto area" }));
      await write(page.getByLabel(homeToolWords.questions.basement.label), "613");
      await write(page.getByLabel(homeToolWords.questions.limit.label), "401230");
      await write(page.getByLabel(/^What your insurer or an appraiser says/), "541230");
    },
    figure: "$140,000 short",
    below: "What do homeowners pay?",
    typed: ["401230"],
  },
  {
    id: "auto-insurance-calculator",
    async use({ page, choose, write }) {
      await choose(province(page), "Ontario");
      await write(page.getByLabel(/What the car would sell for/), "6501");
      await write(page.getByLabel(/^Collision premium/), "421");
      await write(page.getByLabel(/^Comprehensive premium/), "181");
      await write(page.getByLabel(/^Savings/), "10203");
    },
    figure: "Think about dropping it",
    below: /Ontario/,
    typed: ["10203"],
  },
  {
    id: "disability-insurance-calculator",
    async use({ page, choose, tick, write }) {
      await choose(province(page), "Ontario");
      await write(page.getByLabel(/^Your pay before tax/), "72001");
      await write(page.getByLabel(/^Essential monthly spending/), "4001");
      await write(page.getByLabel(/^Savings/), "10207");
      await write(page.getByLabel(/^Paid sick leave/), "2");
      await tick(page.getByRole("checkbox", { name: /long-term disability coverage/ }));
    },
    figure: "Money runs out in month 17",
    below: "$72,001 a year",
    typed: ["72001", "10207"],
  },
  {
    id: "insurance-comparison-tool",
    async use({ page, choose, write }) {
      await choose(province(page), "Ontario");
      const [first, second] = [
        page.getByRole("group", { name: "Quote 1" }),
        page.getByRole("group", { name: "Quote 2" }),
      ];
      await write(first.getByLabel(/^Premium/), "1565.31");
      await write(first.getByLabel(/^Deductible, in dollars/), "1000");
      const moreOf = (quote: number) => page.getByRole("group", { name: `More about quote ${quote}` });
      await write(moreOf(1).getByLabel(/^Dwelling limit/), "612345");
      await write(second.getByLabel(/^Premium/), "1420.37");
      await write(second.getByLabel(/^Deductible, in dollars/), "2500");
      await write(moreOf(2).getByLabel(/^Dwelling limit/), "512345");
    },
    figure: "These quotes don’t cover the same things",
    below: "- Dwelling limit: $612,345",
    typed: ["1565.31", "612345"],
  },
  {
    id: "provincial-insurance-guide",
    async use({ page, choose }) {
      await choose(province(page), "Alberta");
      await choose(page.getByLabel(/^Are you moving/), "Quebec");
    },
    figure: "6 rules change",
    below: "Exchange your driver’s licence.",
    typed: [],
  },

  {
    id: "travel-insurance-calculator",
    async use({ page, choose, write }) {
      await choose(province(page), "Ontario");
      await write(page.getByLabel(/^Length of hospital stay/), "4");
      await write(page.getByLabel(travelToolWords.questions.trips.label), "1");
      await write(page.getByLabel(/^Price for a single trip/), "1062");
      await write(page.getByLabel(/^Price of an annual plan/), "2655");
      await write(page.getByLabel(/^Prepaid and not refundable/), "41073");
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
      await write(page.getByLabel(/^What equipment and stock/), "40107");
      await write(page.getByLabel(/^Savings/), "10103");
      await write(page.getByLabel(/^Gross profit/), "240106");
    },
    figure: "6 kinds of coverage to consider",
    below: "Commercial auto",
    typed: ["40107", "10103", "240106"],
  },

  {
    id: "senior-insurance-review",
    async use({ page, choose, take, write }) {
      await write(page.getByLabel("Your age in years"), "65");
      await take(page.getByRole("radio", { name: "Woman", exact: true }));
      await choose(page.getByLabel("Kind", { exact: true }), "Life, no health questions (guaranteed issue)");
      await write(page.getByLabel(/^What a life policy pays/), "15013");
      await write(page.getByLabel(seniorToolWords.questions.policies.fields.monthlyPremium.label), "75");
      await write(page.getByLabel(/^Savings for final expenses/), "30107");
    },
    figure: "You may not need one policy ($900 a year)",
    below: "16.7 years",
    typed: ["15013", "30107"],
  },

  {
    id: "estate-planning-review",
    async use({ page, choose, take, write }) {
      await choose(province(page), "Ontario");
      await write(page.getByLabel(estateToolWords.questions.home.label, { exact: true }), "900107");
      const cottage = page.getByRole("group", { name: estateToolWords.questions.cottage.label });
      await write(cottage.getByLabel(/^Value today/), "600104");
      await write(cottage.getByLabel(/^What you paid for it/), "300103");
      const investments = page.getByRole("group", { name: estateToolWords.questions.investments.label });
      await write(investments.getByLabel(/^Value today/), "200102");
      await write(investments.getByLabel(/^What you paid for it/), "100101");
      await write(page.getByLabel(estateToolWords.questions.rrsp.label), "400108");
      await take(page.getByRole("radio", { name: "Someone else by name" }));
      await write(page.getByLabel(/^Cash, and insurance payable/), "20106");
    },
    figure: "$130,000 short",
    below: "With and without a spouse who inherits",
    typed: ["900107", "600104", "400108", "20106"],
  },

  {
    id: "multi-policy-savings",
    async use({ page, choose, write }) {
      await choose(province(page), "Ontario");
      const home = page.getByRole("group", { name: "Policy 1" });
      await write(home.getByLabel(/^Price in the bundle/), "1565");
      const moreOf = (policy: number) => page.getByRole("group", { name: `More about policy ${policy}` });
      await write(moreOf(1).getByLabel(/^Bundle discount/), "15");
      await write(home.getByLabel(/^Cheapest price bought separately/), "1380");
      const auto = page.getByRole("group", { name: "Policy 2" });
      await choose(auto.getByLabel("What it insures"), "Auto");
      await write(auto.getByLabel(/^Price in the bundle/), "2100.40");
      await write(moreOf(2).getByLabel(/^Bundle discount/), "10");
      await write(auto.getByLabel(/^Cheapest price bought separately/), "1780.30");
    },
    figure: "The bundle costs about $60 more",
    below: "Side by side, with tax",
    typed: ["2100.40", "1780.30"],
  },

  {
    id: "coverage-gap-analyzer",
    async use({ page, choose, take, write }) {
      await choose(province(page), "Alberta");
      await write(page.getByLabel(/^Your pay before tax/), "60103");
      const employed = page.getByRole("radiogroup", { name: coverageGapToolWords.questions.employed.label });
      await take(employed.getByRole("radio", { name: "Yes" }));
      await write(page.getByLabel(/^Essential spending/), "3001");
      await write(page.getByLabel(/^Savings you could use/), "12107");
      await write(page.getByLabel(/^Trips outside Canada/), "2");
    },
    figure: "2 losses you couldn’t pay",
    below: "Hospital abroad",
    typed: ["60103", "12107"],
  },
];

/**
 * Tools that stand for the others in `npm test`: all keep and share their answers by the same code, and their own
 * questions are tested in stories. One has folded questions, one lists, one dates.
 */
const inShort: readonly ToolId[] = ["home-insurance-calculator", "multi-policy-savings", "travel-insurance-calculator"];

const figureOf = (page: Page) => page.locator("[data-slot=tool-figure]");

/** Opens a link in a new browser context, and expects the same answer. */
async function expectSameElsewhere(browser: Browser, link: string, figure: string): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(link);
  // The link starts the app without any interaction.
  await expect(figureOf(page)).toHaveText(figure);
  await expect(page.getByText(/^These answers came with the link/)).toBeVisible();
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

  for (const way of ["by keyboard alone", "by keyboard at 400 % zoom"] as const) {
    test(`${id}: the answer updates with the input, ${way}`, { tag: "@all" }, async ({ arrive }) => {
      const visitor = await arrive(way);
      const { page } = visitor;
      const { expectNothingLeft } = watchSending(page);
      await answer(visitor);
      await expectNothingLeft(typed, ["localStorage"]);
    });
  }

  const keepsAnswers = { tag: inShort.includes(id) ? [] : ["@all"] };
  test(
    `${id}: by mouse, after a reload and a return, and from a share link in another browser`,
    keepsAnswers,
    async ({ arrive, browser, site }) => {
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

      await page.getByRole("button", { name: "Share", exact: true }).click();
      const link = await page.getByLabel(sharedToolWords.keep.linkLabel).inputValue();
      expect(link).toMatch(new RegExp(`/tools/${id}#v1\\.`));
      await expectSameElsewhere(browser, link, figure);

      await expectNothingLeft(typed, ["localStorage"]);
      await page.getByRole("button", { name: sharedToolWords.form.reset }).click();
      await page.reload();
      await startApp(page);
      await expect(figureOf(page)).not.toHaveText(figure);
      expect(problems).toEqual([]);
    },
  );
}

test.describe("on a phone, by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  for (const { id, use, figure } of tools) {
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

test("the estate review passes its shortfall to the life calculator", async ({ arrive }) => {
  const visitor = await arrive("by keyboard alone");
  const { page, press, write, choose } = visitor;
  await page.goto("/tools/estate-planning-review");
  await startApp(page);
  await openFolds(visitor, moreQuestions);
  await choose(province(page), "Ontario");
  await write(page.getByLabel(estateToolWords.questions.rrsp.label), "400000");
  await write(page.getByLabel(estateToolWords.questions.debts.label), "390000");
  await write(page.getByLabel(/^Cash, and insurance payable/), "0");
  await expect(figureOf(page)).toHaveText("$215,000 short");
  await press(page.getByRole("link", { name: /^Work out what your family would need/ }));
  await expect(page).toHaveURL("/tools/life-insurance-calculator");
  await expect(page.getByText(/^Some answers came with the link/)).toBeVisible();
  await page.getByRole("tab", { name: "Goals" }).click();
  const handedOver = await page.getByLabel(lifeNeedsWords.finalExpensesInDollars).inputValue();
  expect(Number(handedOver)).toBeGreaterThan(210_000);
  await page.getByRole("button", { name: "Calculate" }).click();
  const shown = Number(handedOver).toLocaleString("en-CA");
  await expect(page.getByText(`$${shown}`).first()).toBeVisible();
});
