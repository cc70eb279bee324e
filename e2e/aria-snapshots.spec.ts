import type { Locator, Page } from "@playwright/test";
import { encodeShareLink } from "#domain/tools/share-link.ts";
import { expect, startApp, stylesOpenDetails, test } from "./site.ts";

/**
 * The snapshot without URLs of links, some of which contain ids of `useId`; the crawl checks the others. Status messages
 * are left out, too: they are announced a while after the change.
 */
async function ariaSnapshot(part: Locator): Promise<string> {
  return (await part.ariaSnapshot()).replaceAll(/^ *- \/url: .*\n?/gm, "").replaceAll(/^( *- status)[: ].*$/gm, "$1");
}

/**
 * Compares a part with the stored snapshot, verbatim. `toMatchAriaSnapshot` would store numbers as patterns, which
 * match any other figure.
 */
async function expectAriaSnapshot(part: Locator, name: string) {
  let snapshot = "";
  await expect
    .poll(async () => {
      const before = snapshot;
      snapshot = await ariaSnapshot(part);
      return snapshot === before;
    }, "the part has stopped changing")
    .toBe(true);
  await expect(async () => expect(await ariaSnapshot(part)).toMatchSnapshot(`${name}.yml`)).toPass({ timeout: 10_000 });
}

/** Opens a page and hydrates it, as any interaction would. */
async function open(page: Page, path: string) {
  await page.clock.setFixedTime("2026-11-23T10:00:00-05:00");
  await page.goto(path);
  await startApp(page);
}

/** Opens every fold, so that the snapshot holds what is folded, too. */
async function openFolds(page: Page) {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("main details")) details.setAttribute("open", "");
  });
}

test("home", async ({ page }) => {
  await open(page, "/");
  test.skip(!(await stylesOpenDetails(page)), "the footer's lists are closed here, see docs/Browsers");
  await expectAriaSnapshot(page.locator("body"), "home");
});

test("a guide", async ({ page }) => {
  await open(page, "/learn/life-insurance");
  await expectAriaSnapshot(page.getByRole("navigation", { name: "Breadcrumb" }), "guide-breadcrumb");
  await expectAriaSnapshot(page.getByRole("main"), "guide");
});

test.describe("the comparison table: every cell has a row header and a column header", () => {
  /**
   * Reads Chromium's accessibility tree: aria snapshots derive roles from the markup, and miss a style such as
   * `display` on a row that stops a table from being one for screen readers.
   */
  async function expectHeaders(page: Page, region: string) {
    const cdp = await page.context().newCDPSession(page);
    const { nodes } = await cdp.send("Accessibility.getFullAXTree");
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const all = ({ childIds = [] }: { readonly childIds?: string[] }): typeof nodes =>
      childIds.flatMap((id) => {
        const child = byId.get(id);
        return child === undefined ? [] : [child, ...all(child)];
      });
    const tables = nodes
      .filter(({ role, name }) => role?.value === "region" && name?.value === region)
      .flatMap((node) => all(node).filter(({ role }) => role?.value === "table"));
    expect(tables).not.toEqual([]);
    for (const table of tables) {
      const [headers = [], ...rows] = all(table)
        .filter(({ role }) => role?.value === "row")
        .map((row) => all(row).filter(({ role }) => /^(cell|rowheader|columnheader)$/.test(String(role?.value))));
      expect(rows).not.toEqual([]);
      for (const { role, name } of headers) {
        expect(role?.value).toBe("columnheader");
        expect(name?.value).not.toBe("");
      }
      for (const cells of rows) {
        expect(cells.filter(({ role }) => role?.value === "rowheader")).toHaveLength(1);
        expect(cells.length).toBeLessThanOrEqual(headers.length);
      }
    }
  }

  async function openSideBySide(page: Page) {
    for (const name of [/Compare Sun Life, Go Term/, /Compare RBC Insurance, Term 100/])
      await page.getByRole("checkbox", { name }).check();
    await page.getByRole("button", { name: "Compare 2 side by side" }).click();
    await expect(page.getByRole("heading", { name: "Side by side" })).toBeFocused();
  }

  test("on its page", async ({ page }) => {
    await open(page, "/insurance-types/life");
    await expect(page.getByRole("checkbox", { name: /Compare/ })).not.toHaveCount(0);
    await expectHeaders(page, "Four products, two needs");
    await expectAriaSnapshot(page.getByRole("main"), "comparison-table");
  });

  test("sorted, with two products side by side", { tag: "@all" }, async ({ page }) => {
    await open(page, "/insurance-types/life");
    await page.getByRole("button", { name: "Rating" }).click();
    await openSideBySide(page);
    await expectHeaders(page, "Four products, two needs");
    const region = page.getByRole("region", { name: "Four products, two needs" });
    await expectAriaSnapshot(region, "comparison-table-in-use");
  });

  test("side by side on a phone, where the cells are stacked", { tag: "@all" }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, "/insurance-types/life");
    await openSideBySide(page);
    await expectHeaders(page, "Side by side");
    await expectAriaSnapshot(page.getByRole("region", { name: "Side by side" }), "side-by-side-on-a-phone");
  });
});

test.describe("the lead form", () => {
  test("idle", { tag: "@all" }, async ({ page }) => {
    await open(page, "/learn");
    const form = page.getByRole("region", { name: "Download All Resources" });
    await expectAriaSnapshot(form, "lead-form");
    for (const name of ["Full name", "Email", "Primary interest", /I agree to be contacted/])
      await expect(form.getByLabel(name)).toHaveAttribute("required");
  });

  test("invalid", async ({ page }) => {
    await open(page, "/learn");
    await page.getByRole("textbox", { name: "Email" }).fill("nobody");
    await page.getByRole("button", { name: "Download All Resources" }).click();
    await expect(page.getByText("Enter your name").first()).toBeVisible();
    await expectAriaSnapshot(page.getByRole("region", { name: "Download All Resources" }), "lead-form-invalid");
  });
});

test.describe("the premium calculator", () => {
  test("before calculation", { tag: "@all" }, async ({ page }) => {
    await open(page, "/");
    await page.getByRole("button", { name: "Premium Calculator" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.getByRole("combobox", { name: "Insurance type" }).selectOption("life");
    await expectAriaSnapshot(page.getByRole("dialog"), "premium-calculator");
  });

  test("with a result", { tag: "@all" }, async ({ page }) => {
    await open(page, "/");
    await page.getByRole("button", { name: "Premium Calculator" }).click();
    await page.getByRole("combobox", { name: "Insurance type" }).selectOption("life");
    await page.getByRole("button", { name: "Calculate Premium" }).click();
    await expect(page.getByRole("heading", { name: "Estimated monthly premium" })).toBeVisible();
    await expectAriaSnapshot(page.getByRole("dialog"), "premium-calculator-result");
  });
});

test.describe("the life insurance needs calculator", () => {
  test("before calculation", { tag: "@all" }, async ({ page }) => {
    await open(page, "/tools/life-insurance-calculator");
    await expectAriaSnapshot(page.getByRole("main"), "life-needs-calculator");
  });

  test("with a result", { tag: "@all" }, async ({ page }) => {
    await open(page, "/tools/life-insurance-calculator");
    await page.getByRole("textbox", { name: "Age in years" }).fill("40");
    await page.getByRole("tab", { name: "Financial" }).click();
    await page.getByRole("textbox", { name: "Annual income in dollars" }).fill("80,000");
    await page.getByRole("textbox", { name: "Mortgage in dollars" }).fill("300,000");
    await page.getByRole("tab", { name: "Family" }).click();
    await page.getByRole("textbox", { name: "Number of children" }).fill("2");
    await page.getByRole("button", { name: "Calculate" }).last().click();
    await expect(page.getByRole("heading", { name: "Your life insurance needs" })).toBeVisible();
    // Loads after the result.
    await expect(page.getByRole("button", { name: "Copy a link", includeHidden: true })).toBeAttached();
    await openFolds(page);
    await expectAriaSnapshot(page.getByRole("main"), "life-needs-calculator-result");
  });
});

test("the home tool, answered", { tag: "@all" }, async ({ page }) => {
  const answers = {
    province: "ON",
    ontarioArea: "gta",
    basement: 600,
    limit: 400_000,
    appraisal: 540_000,
    savings: 5000,
  };
  await open(page, `/tools/home-insurance-calculator${encodeShareLink(answers)}`);
  await expect(page.locator("[data-slot=tool-figure]")).toHaveText("$140,000 short");
  await openFolds(page);
  await expectAriaSnapshot(page.getByRole("main"), "home-tool-answer");
});

test("the disability tool, answered", { tag: "@all" }, async ({ page }) => {
  const answers = {
    province: "ON",
    pay: 72_000,
    status: "employee600",
    sickWeeks: 2,
    spending: 4000,
    savings: 10_000,
    ltd: { payer: "employer" },
  };
  await open(page, `/tools/disability-insurance-calculator${encodeShareLink(answers)}`);
  await expect(page.locator("[data-slot=tool-figure]")).toHaveText("Money runs out in month 17");
  await openFolds(page);
  await expectAriaSnapshot(page.getByRole("main"), "disability-tool-answer");
});
