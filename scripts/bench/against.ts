import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { checkOut } from "../machine/other-commit.ts";
import { measureLargestPaint, measurePress, measureReading, type Reading } from "./measurements.ts";
import { median } from "./median.ts";

/** Builds the site of a commit. @returns The built site, and how to remove it. */
export function buildCommit(commit: string): { readonly dist: string; readonly remove: () => void } {
  const { tree, remove } = checkOut(commit, (cwd) =>
    execFileSync(process.execPath, ["scripts/build.ts"], {
      cwd,
      stdio: "inherit",
      env: { ...process.env, NORTHCOVER_DIST: "" },
    }),
  );
  return { dist: join(tree, "dist"), remove };
}

/** What one visit to a build measures: in all of it, less is better. */
export type Measured = Omit<Reading, "shift"> & Readonly<Record<"largestPaint" | "pressNoApp" | "pressApp", number>>;

const columns: readonly (readonly [name: string, key: keyof Measured])[] = [
  ["LCP", "largestPaint"],
  ["next", "nextPage"],
  ["press-no-app", "pressNoApp"],
  ["press-app", "pressApp"],
  ["blocking", "blocking"],
  ["html", "html"],
  ["code", "code"],
  ["requests", "requests"],
];

/** One line of the comparison: for each measure the medians of both builds, and their ratio. */
function ratioRow(path: string, now: readonly Measured[], then: readonly Measured[]): readonly string[] {
  return [
    path,
    ...columns.map(([, key]) => {
      const [is, was] = [now, then].map((visits) => median(visits.map((visit) => visit[key])));
      if (is === undefined || was === undefined || !Number.isFinite(is / was))
        return `${is?.toFixed(0)}/${was?.toFixed(0)} -`;
      return `${is.toFixed(0)}/${was.toFixed(0)} ${(is / was).toFixed(2)}`;
    }),
  ];
}

/** Waits until the network is idle and the app has had time to start: other releases announce that differently. */
async function untilSettled(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(2000);
}

async function measure(browser: Browser, address: string): Promise<Measured> {
  return {
    largestPaint: await measureLargestPaint(browser, address),
    pressNoApp: await measurePress(browser, address, "no app"),
    pressApp: await measurePress(browser, address, "app"),
    ...(await measureReading(browser, address, untilSettled)),
  };
}

/** Measures the pages of two sites in turn, and compares them. @returns The rows of a table, its heading first. */
export async function comparisonRows(
  browser: Browser,
  [origin, otherOrigin]: readonly [string, string],
  paths: readonly string[],
  runs: number,
): Promise<readonly (readonly string[])[]> {
  const rows = [["page", ...columns.map(([name]) => name)] as readonly string[]];
  for (const path of paths) {
    const [now, then]: [Measured[], Measured[]] = [[], []];
    for (let run = 0; run < runs; run += 1) {
      now.push(await measure(browser, origin + path));
      then.push(await measure(browser, otherOrigin + path));
    }
    const row = ratioRow(path, now, then);
    console.log(row.join("  "));
    rows.push(row);
  }
  return rows;
}
