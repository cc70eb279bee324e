import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Page } from "@playwright/test";
import { encodeShareLink } from "#domain/tools/share-link.ts";
import { expect, test } from "./site.ts";
import { heardByRole, type HeardNode } from "./transcript/heard-node.ts";
import { hearPage } from "./transcript/heard-page.ts";
import { linesWithoutHeaders, transcript } from "./transcript/transcript.ts";

test.skip(({ browserName }) => browserName !== "chromium", "Only Chromium lends its accessibility tree.");

const folder = join(import.meta.dirname, "../tests/transcripts");
const isWriting = process.env["NORTHCOVER_WRITE_TRANSCRIPTS"] === "1";

const advice =
  "The page is heard otherwise than the kept transcript says. Read the difference as somebody who only hears it; if it " +
  "makes sense, write the transcripts anew: NORTHCOVER_WRITE_TRANSCRIPTS=1 npx playwright test transcripts";

/** Which parts of a page a transcript holds, in their order; all of it if left out. */
type Parts = readonly { readonly role: string; readonly name?: string }[];

function findPart(root: HeardNode, { role, name }: Parts[number]): HeardNode {
  const inside = (node: HeardNode): readonly HeardNode[] =>
    heardByRole(node, role).flatMap((found) => [found, ...inside(found)]);
  const found = inside(root).find((node) => name === undefined || node.name === name);
  if (found === undefined) throw new Error(`Nothing is heard as ${role} ${name ?? ""}`);
  return found;
}

async function listen(page: Page, parts: Parts): Promise<string> {
  const root = await hearPage(page);
  const heard = parts.length === 0 ? [root] : parts.map((part) => findPart(root, part));
  return `${heard.flatMap(transcript).join("\n")}\n`;
}

async function expectTranscript(page: Page, file: string, parts: Parts) {
  const path = join(folder, `${file}.txt`);
  if (isWriting) {
    // Two alike in a row: whatever was still being drawn has come to rest.
    let heard = "";
    await expect
      .poll(async () => {
        const before = heard;
        heard = await listen(page, parts);
        return heard === before;
      })
      .toBe(true);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, heard);
    return;
  }
  const kept = await readFile(path, "utf8");
  await expect.poll(() => listen(page, parts), { message: advice }).toBe(kept);
}

/** Opens a page with its app running, as it is for somebody who has touched anything on it. */
async function open(page: Page, path: string) {
  await page.clock.setFixedTime("2026-11-23T10:00:00-05:00");
  await page.goto(path);
  await page.evaluate(async () => {
    const app = document.querySelector<HTMLScriptElement>("script[data-app]")?.dataset["app"] ?? "";
    const module: { started: Promise<void> } = await import(app);
    await module.started;
  });
}

const main: Parts = [{ role: "navigation", name: "Breadcrumb" }, { role: "main" }];

test("home", async ({ page }) => {
  await open(page, "/");
  await expectTranscript(page, "home", []);
});

test("a guide", async ({ page }) => {
  await open(page, "/learn/life-insurance");
  await expectTranscript(page, "guide", main);
});

test.describe("the comparison table, whose cells all say their row and column", () => {
  const regions: Parts = [{ role: "region", name: "Four products, two needs" }];

  async function expectHeaders(page: Page, parts: Parts) {
    const heard = (await listen(page, parts)).split("\n");
    expect(heard.filter((line) => line.trim().startsWith("table")).length).toBeGreaterThan(0);
    expect(linesWithoutHeaders(heard)).toEqual([]);
  }

  test("on its page", async ({ page }) => {
    await open(page, "/insurance-types/life");
    await expect(page.getByRole("checkbox", { name: /Compare/ })).not.toHaveCount(0);
    await expectHeaders(page, regions);
    await expectTranscript(page, "comparison-table", main);
  });

  test("sorted, with two products side by side", async ({ page }) => {
    await open(page, "/insurance-types/life");
    await page.getByRole("button", { name: "Rating" }).click();
    for (const name of [/Compare Sun Life, Go Term/, /Compare RBC Insurance, Term 100/])
      await page.getByRole("checkbox", { name }).check();
    await page.getByRole("button", { name: "Compare 2 side by side" }).click();
    await expect(page.getByRole("heading", { name: "Side by side" })).toBeFocused();
    await expectHeaders(page, regions);
    await expectTranscript(page, "comparison-table-in-use", regions);
  });

  test("side by side on a phone, where the cells stand one under the other", async ({ page }) => {
    const sideBySide: Parts = [{ role: "region", name: "Side by side" }];
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, "/insurance-types/life");
    for (const name of [/Compare Sun Life, Go Term/, /Compare RBC Insurance, Term 100/])
      await page.getByRole("checkbox", { name }).check();
    await page.getByRole("button", { name: "Compare 2 side by side" }).click();
    await expect(page.getByRole("heading", { name: "Side by side" })).toBeFocused();
    await expectHeaders(page, sideBySide);
    await expectTranscript(page, "side-by-side-on-a-phone", sideBySide);
  });
});

test.describe("the lead form", () => {
  const form: Parts = [{ role: "region", name: "Download All Resources" }];

  test("idle", async ({ page }) => {
    await open(page, "/learn");
    await expectTranscript(page, "lead-form", form);
  });

  test("invalid", async ({ page }) => {
    await open(page, "/learn");
    await page.getByRole("textbox", { name: "Email" }).fill("nobody");
    await page.getByRole("button", { name: "Download All Resources" }).click();
    await expect(page.getByText("Enter your name").first()).toBeVisible();
    await expectTranscript(page, "lead-form-invalid", form);
  });
});

test.describe("the premium calculator", () => {
  const dialog: Parts = [{ role: "dialog" }];

  test("with its questions", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("button", { name: "Premium Calculator" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.getByRole("combobox", { name: "Insurance type" }).selectOption("life");
    await expectTranscript(page, "premium-calculator", dialog);
  });

  test("with a result", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("button", { name: "Premium Calculator" }).click();
    await page.getByRole("combobox", { name: "Insurance type" }).selectOption("life");
    await page.getByRole("button", { name: "Calculate Premium" }).click();
    await expect(page.getByRole("heading", { name: "Estimated monthly premium" })).toBeVisible();
    await expectTranscript(page, "premium-calculator-result", dialog);
  });
});

test.describe("the life insurance needs calculator", () => {
  test("with its questions", async ({ page }) => {
    await open(page, "/tools/life-insurance-calculator");
    await expectTranscript(page, "life-needs-calculator", main);
  });

  test("with a result", async ({ page }) => {
    await open(page, "/tools/life-insurance-calculator");
    await page.getByRole("textbox", { name: "Age in years" }).fill("40");
    await page.getByRole("tab", { name: "Financial" }).click();
    await page.getByRole("textbox", { name: "Annual income in dollars" }).fill("80,000");
    await page.getByRole("textbox", { name: "Mortgage in dollars" }).fill("300,000");
    await page.getByRole("tab", { name: "Family" }).click();
    await page.getByRole("textbox", { name: "Number of children" }).fill("2");
    await page.getByRole("button", { name: "Calculate" }).last().click();
    await expect(page.getByRole("heading", { name: "Your life insurance needs" })).toBeVisible();
    await expectTranscript(page, "life-needs-calculator-result", main);
  });
});

test("the home tool, answered", async ({ page }) => {
  const answers = { province: "ON", ontarioArea: "gta", basement: 600, limit: 400_000, savings: 5000 };
  await open(page, `/tools/home-insurance-calculator${encodeShareLink(answers)}`);
  await expect(page.locator("[data-slot=tool-figure]")).toHaveText("Probably too low");
  await expectTranscript(page, "home-tool-answer", [{ role: "main" }]);
});

test("the disability tool, answered", async ({ page }) => {
  const answers = { province: "ON", pay: 72_000, sickWeeks: 2, spending: 4000, savings: 10_000 };
  await open(page, `/tools/disability-insurance-calculator${encodeShareLink(answers)}`);
  await expect(page.locator("[data-slot=tool-figure]")).toHaveText("Money runs out in month 17");
  await expectTranscript(page, "disability-tool-answer", [{ role: "main" }]);
});
