import type { Browser, Page } from "@playwright/test";
import type { ToolId } from "#domain/tool-id.ts";
import { startApp } from "../site.ts";
import { watchPage } from "../watch-page.ts";
import { watchSending } from "./nothing-leaves.ts";
import { expect, test, wayNames, type Visitor } from "./visitor.ts";

interface ToolUse {
  readonly id: ToolId;
  /** Answers a few questions. */
  readonly use: (visitor: Visitor) => Promise<void>;
  /** What then stands large in the answer. */
  readonly figure: string;
  /** A cell, a warning or a sentence further down. */
  readonly below: string | RegExp;
  /** What was typed, and must be nowhere but here. */
  readonly typed: readonly string[];
}

const province = (page: Page) => page.getByRole("main").getByLabel("Where do you live?");

/** Every tool that answers in the browser: its example of the specification, by hand. */
const tools: readonly ToolUse[] = [
  {
    id: "home-insurance-calculator",
    async use({ page, choose, take, write }) {
      await choose(province(page), "Ontario");
      await take(page.getByRole("radio", { name: "Toronto area" }));
      await write(page.getByLabel("Finished basement, in square feet"), "613");
      await write(page.getByLabel("Dwelling limit in dollars"), "401230");
    },
    figure: "Probably too low",
    below: /No sewer backup coverage/,
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
    figure: "Worth questioning",
    below: /Ontario/,
    typed: ["10203"],
  },
  {
    id: "disability-insurance-calculator",
    async use({ page, choose, write }) {
      await choose(province(page), "Ontario");
      await write(page.getByLabel(/^Your pay before tax/), "72001");
      await write(page.getByLabel(/^What you must spend/), "4001");
      await write(page.getByLabel(/^Savings/), "10207");
      await write(page.getByLabel(/^Paid sick leave/), "2");
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
      await write(first.getByLabel(/^Dwelling limit/), "612345");
      await write(second.getByLabel(/^Premium/), "1420.37");
      await write(second.getByLabel(/^Deductible, in dollars/), "2500");
      await write(second.getByLabel(/^Dwelling limit/), "512345");
    },
    figure: "Not comparable yet",
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
];

const figureOf = (page: Page) => page.locator("[data-slot=tool-figure]");

/** How many sheets of paper the page takes. */
async function sheetsOf(page: Page): Promise<number> {
  const file = await page.pdf({ format: "Letter" });
  return file.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** On paper stands all that somebody else needs to follow the answer, and nothing to press or to fill in. */
async function expectOnPaper(page: Page, figure: string): Promise<void> {
  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  await expect(figureOf(page)).toHaveText(figure);
  await expect(main.locator("[data-slot=tool-panel] time").first()).toBeVisible();
  for (const part of ["Questions for an adviser", "Sources"]) {
    await expect(main.getByRole("heading", { name: part, exact: true })).toBeVisible();
  }
  await expect(main.locator("dt", { hasText: "Where do you live?" }).first()).toBeVisible();
  await expect(main.locator("form").first()).toBeHidden();
  await page.emulateMedia({ media: null });
}

/** Opens a link in a browser that has never been here, and expects the same answer. */
async function expectSameElsewhere(browser: Browser, link: string, figure: string): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(link);
  // Nobody touches anything: the link alone starts the app.
  await expect(figureOf(page)).toHaveText(figure);
  await expect(page.getByText(/^These answers came with the link/)).toBeVisible();
  expect(new URL(page.url()).hash).toBe("");
  await context.close();
}

for (const { id, use, figure, below, typed } of tools) {
  for (const way of wayNames) {
    test(`${id}: an answer that follows what is typed, ${way}`, async ({ arrive }) => {
      const visitor = await arrive(way);
      const { page } = visitor;
      const { expectNothingLeft } = watchSending(page);
      await page.goto(`/tools/${id}`);
      await startApp(page);
      await use(visitor);
      await expect(figureOf(page)).toHaveText(figure);
      await expect(page.getByText(below).first()).toBeAttached();
      await expectNothingLeft(typed, ["localStorage"]);
    });
  }

  test(`${id}: reloaded, left and come back to, and shared with another browser`, async ({
    arrive,
    browser,
    browserName,
    site,
  }) => {
    const visitor = await arrive("by pointer");
    const { page } = visitor;
    const problems = await watchPage(page, site);
    const { expectNothingLeft } = watchSending(page);
    await page.goto(`/tools/${id}`);
    await startApp(page);
    await use(visitor);
    await expect(figureOf(page)).toHaveText(figure);

    await page.reload();
    await expect(figureOf(page)).toHaveText(figure);
    await page.getByRole("link", { name: "Back to Tools" }).click();
    await expect(page).toHaveURL("/tools");
    await page.goBack();
    await expect(figureOf(page)).toHaveText(figure);

    await expectOnPaper(page, figure);
    if (browserName === "chromium") expect(await sheetsOf(page), "sheets").toBeLessThanOrEqual(2);

    await page.getByRole("button", { name: "Copy a link" }).click();
    const link = await page.getByLabel("Link with your answers").inputValue();
    expect(link).toMatch(new RegExp(`/tools/${id}#v1\\.`));
    await expectSameElsewhere(browser, link, figure);

    await expectNothingLeft(typed, ["localStorage"]);
    await page.getByRole("button", { name: "Clear my answers" }).click();
    await page.reload();
    await startApp(page);
    await expect(figureOf(page)).not.toHaveText(figure);
    expect(problems).toEqual([]);
  });
}
