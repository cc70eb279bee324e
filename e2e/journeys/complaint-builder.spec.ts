import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { openPage } from "../site.ts";
import { watchSending } from "./nothing-leaves.ts";
import { expect, inputMethodNames, tagFor, test, type Visitor } from "./visitor.ts";
import { complaintWords } from "#text/tools/complaint-builder.ts";
import { sharedToolWords } from "#text/tools/shared.ts";
import { provinceNamesByCode } from "#words/province-names.ts";
import { complaintSection } from "#text/blog/insurance-consumer-rights-canada/complaint-section.ts";

/** Tab with the builder. */
const complaintsTab = "Complaints";

/** Heading of the builder, and text of links to it. */
const buildYourComplaint = "Build your complaint";

const article = "/blog/insurance-consumer-rights-canada";
const main = (page: Page) => page.getByRole("main");

/** The text of the file that a button saves. */
async function savedBy(
  { page, press }: Visitor,
  name: string,
): Promise<{ readonly name: string; readonly text: string }> {
  const download = page.waitForEvent("download");
  await press(main(page).getByRole("button", { name }).first());
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
}

async function openBuilder(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.goto("/learn/insurance-claims");
  const fold = main(page).locator("summary", { hasText: "If the answer is no" });
  // Parts fold on phones, and where a page is enlarged as much.
  if (await page.evaluate(() => matchMedia("(width < 30rem)").matches)) await visitor.press(fold);
  await visitor.press(main(page).getByRole("link", { name: buildYourComplaint, exact: true }));
  await expect(page).toHaveURL(`${article}#build-your-complaint`);
  await expect(page.getByRole("tab", { name: complaintsTab })).toHaveAttribute("aria-selected", "true");
  await expect(main(page).getByLabel(complaintWords.questions.insurer.label, { exact: true })).toBeVisible();
}

/** Enters the specification's example: a refused travel claim in Quebec. */
async function fillIn(visitor: Visitor, day: string): Promise<void> {
  const { page, choose, write } = visitor;
  await choose(main(page).getByLabel(sharedToolWords.province.label), provinceNamesByCode.QC);
  await choose(main(page).getByLabel(complaintWords.questions.line.label), "Travel");
  await write(main(page).getByLabel(complaintWords.questions.insurer.label, { exact: true }), "Maplevoyage");
  await write(main(page).getByLabel(complaintWords.questions.sent.label), day);
  await write(main(page).getByLabel(complaintWords.questions.story.label), "Brokenlegstory");
}

const daysOf = (page: Page) =>
  main(page)
    .locator("[data-slot=complaint-steps] time")
    .evaluateAll((times) => times.map((time) => time.getAttribute("datetime")));

for (const way of inputMethodNames) {
  test(`from the claims guide to letters and deadlines, ${way}`, tagFor(way), async ({ arrive, watched: page }) => {
    const visitor = await arrive(way);
    const { expectNothingLeft } = watchSending(page);
    await openBuilder(visitor);
    // By keyboard, a date is typed in the order of the browser's locale.
    await fillIn(visitor, way === "by pointer" ? "2026-11-02" : "11022026");
    await expect.poll(() => daysOf(page)).toEqual(["2026-11-12", "2027-01-01", "2027-01-31", "2027-01-31"]);
    await expect(main(page).locator("[data-slot=complaint-step]")).toHaveText(
      "Write to the insurer’s complaint officer",
    );
    const call = main(page)
      .locator("[data-slot=complaint-steps]")
      .getByRole("link", { name: /1-888-295-8112/ });
    await expect(call).toHaveAttribute("href", "tel:+18882958112");
    const { name, text } = await savedBy(visitor, complaintWords.letters.save);
    expect(name).toBe("letter-2-complaint-officer.txt");
    expect(text).toContain("To: Maplevoyage, the complaint officer");
    expect(text).toContain("Brokenlegstory");
    await expectNothingLeft(["Maplevoyage", "Brokenlegstory"], ["localStorage"]);

    // The other ways scroll to the builder first.
    if (way !== "by pointer") return;
    await page.reload();
    await expect(main(page).getByText(sharedToolWords.restored.session)).toBeVisible();
    await expect.poll(() => daysOf(page)).toHaveLength(4);
  });
}

test("the builder's code isn't loaded while its tab is closed", { tag: "@all" }, async ({ arrive }) => {
  const { page } = await arrive("by pointer");
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  const builder = () => fetched.filter((url) => url.includes("complaint-builder-panel"));
  await openPage(page, article);
  await page.waitForLoadState("networkidle");
  expect(builder()).toEqual([]);
  await page.getByRole("tab", { name: complaintsTab }).click();
  await main(page).getByRole("link", { name: buildYourComplaint, exact: true }).click();
  await expect(main(page).getByLabel(complaintWords.questions.insurer.label, { exact: true })).toBeVisible();
  // Fetched, then imported from the browser's cache.
  expect(new Set(builder()).size).toBe(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the tab lists the offices to contact and shows no form", async ({ page }) => {
    await page.goto(`${article}#build-your-complaint`);
    const section = page.getByRole("region", { name: buildYourComplaint });
    await expect(section.getByText(complaintSection.warning)).toBeVisible();
    await expect(section.getByRole("link", { name: "1-877-225-0446" })).toHaveAttribute("href", "tel:+18772250446");
    await expect(section.getByText(complaintSection.withoutScript, { exact: true })).toBeVisible();
    await expect(section.locator("[data-slot=part-when-seen]")).toBeHidden();
    await expect(section.getByRole("textbox")).toHaveCount(0);
  });
});
