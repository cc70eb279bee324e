/**
 * Measures the built site on an emulated phone with a slow connection (HTTP/2 over TLS, Brotli, 150 ms and 1.6 Mbit/s,
 * CPU four times slower), prints one table, and fails when `scripts/bench/budgets.json` is exceeded. It needs `openssl`
 * and an otherwise idle computer.
 *
 * `npm run bench` measures one page of each kind, `--all` every page, and
 * `npm run bench -- --runs 1 --pages /,/fr,/learn --lighthouse off` a subset, in either language.
 * `--against <commit>` builds that commit and compares the two builds instead, turn by turn in one run: absolute times
 * depend on the machine, their ratios hardly.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { addressBook as french } from "../../src/site/addresses-fr.ts";
import { addressIn } from "../../src/site/alternates.ts";
import { sitePaths } from "../../src/site/site-path.ts";
import { buildCommit, comparisonRows } from "./against.ts";
import { startBenchHost } from "./bench-host.ts";
import { pageOfEachKind } from "./budgets.ts";
import { lighthouseReport } from "./lighthouse-report.ts";
import { breaches, measurePage, type PageResult } from "./page-result.ts";
import { openLink, slow4g } from "./shaped-link.ts";
import { distFolder } from "../build/dist-folder.ts";
import { browserFlags, findBrowser } from "../machine/find-browser.ts";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "3" },
    pages: { type: "string", default: pageOfEachKind.join(",") },
    all: { type: "boolean", default: false },
    lighthouse: { type: "string", default: "on" },
    against: { type: "string" },
  },
});
const wanted = new Set(values.pages.split(","));
const addresses = [...sitePaths, ...sitePaths.map((path) => addressIn(french, path))];
const paths: readonly string[] = values.all ? sitePaths : addresses.filter((address) => wanted.has(address));
const unknown = Array.from(wanted).filter((address) => !addresses.some((known) => known === address));
if (unknown.length > 0) throw new Error(`The site has no page at: ${unknown.join(", ")}`);
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error("--runs takes a whole number from 1");

const columns =
  "page runs LCP floor LCP/floor press-no-app press-app next answer blocking shift requests html code perf a11y best seo bfcache".split(
    " ",
  );

function row(result: PageResult): readonly string[] {
  const { lighthouse, largestPaint, floor } = result;
  const whole = (value = Number.NaN) => (Number.isNaN(value) ? "-" : value.toFixed(0));
  return [
    result.path,
    String(result.runs),
    whole(largestPaint),
    whole(floor),
    (largestPaint / floor).toFixed(2),
    ...[result.pressNoApp, result.pressApp, result.nextPage, result.answer, result.blocking].map(whole),
    String(Number(result.shift.toFixed(4))),
    ...[result.requests, result.html, result.code].map(whole),
    ...["performance", "accessibility", "best-practices", "seo"].map((name) => whole(lighthouse?.scores[name])),
    lighthouse === undefined ? "-" : lighthouse.isRestorable ? "yes" : "no",
  ];
}

function print(rows: readonly (readonly string[])[]): void {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0))) ?? [];
  for (const cells of rows) console.log(cells.map((cell, column) => cell.padStart(widths[column] ?? 0)).join("  "));
}

const host = await startBenchHost(distFolder());
const link = await openLink(host.port, slow4g);
const origin = `https://localhost:${link.port}`;
const before = values.against === undefined ? undefined : buildCommit(values.against);
const otherHost = before && (await startBenchHost(before.dist));
const otherLink = otherHost && (await openLink(otherHost.port, slow4g));
const debuggingPort = link.port === 65_535 ? 9222 : link.port + 1;
const browser = await chromium.launch({
  executablePath: findBrowser("for measurements"),
  args: [
    ...browserFlags,
    // With Playwright's error listeners attached, V8 parses all of React a second time for source positions. Visitors'
    // browsers don't, so turn it off: it takes 60 ms.
    "--js-flags=--no-enable-lazy-source-positions",
    `--ignore-certificate-errors-spki-list=${[host, otherHost].flatMap((each) => each?.publicKeyHash ?? []).join()}`,
    `--remote-debugging-port=${debuggingPort}`,
  ],
  ignoreDefaultArgs: ["--disable-back-forward-cache"],
});

if (otherLink !== undefined && before !== undefined) {
  const rows = await comparisonRows(browser, [origin, `https://localhost:${otherLink.port}`], paths, runs);
  console.log(`\nMedians of this build and, behind the stroke, of ${values.against}; then their ratio.`);
  print(rows);
  await browser.close();
  before.remove();
  process.exit();
}

const results: PageResult[] = [];
await mkdir(".cache", { recursive: true });
for (const path of paths) {
  const measured = await measurePage(browser, origin, path, runs);
  const lighthouse = values.lighthouse === "on" ? await lighthouseReport(origin + path, debuggingPort) : undefined;
  const result = { ...measured, lighthouse };
  results.push(result);
  // Written after every page, so that an interrupted run keeps its results.
  await writeFile(".cache/bench.json", JSON.stringify(results, undefined, 2));
  const over = breaches(result);
  console.log(`${results.length}/${paths.length} ${path}${over.length === 0 ? "" : `: ${over.join("; ")}`}`);
}
await browser.close();
link.server.close();
host.close();

console.log("\nMedians in milliseconds; bytes as sent, with the app running.");
print([columns, ...results.map(row)]);

const failing = results.filter((result) => breaches(result).length > 0);
for (const result of failing) console.log(`✘ ${result.path}: ${breaches(result).join("; ")}`);
console.log(`\n${results.length - failing.length} of ${results.length} pages are within scripts/bench/budgets.json`);
process.exit(failing.length === 0 ? 0 : 1);
