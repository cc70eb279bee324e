import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = globSync("src/content/en/**/*.md");

/** A table outside a `DataTable` has no styles, no caption, and cannot be scrolled on a phone. */
test("every Markdown table is in a DataTable", () => {
  expect(files.length).toBeGreaterThan(50);
  const bare = files.filter((file) =>
    /^\|\s*:?-{3}/m.test(
      readFileSync(file, "utf8").replaceAll(
        /<(DataTable|DownloadableTable|CostBands|DiscountList|ClaimTips|HousesToScale|PayGap|PlanBill|EditorsPicks|OpeningFigures|SentenceEndings|FreeResources|LifeEvents|NumberedPages|PageCards|ProvinceDifferences|InBrief|AmountBars|AnnotatedPaper|CrashPayers|TimeBars)\b[\s\S]*?<\/\1>/g,
        "",
      ),
    ),
  );
  expect(bare).toEqual([]);
});
