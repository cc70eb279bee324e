/**
 * Measures the built site on an emulated phone with a slow connection (150 ms and 1.6 Mbit/s, CPU four times slower),
 * prints one table, and fails when `scripts/bench/budgets.json` is exceeded: the responses to a press, a key and a link,
 * which Lighthouse doesn't measure, and what Lighthouse does. It needs an otherwise idle computer.
 *
 * `npm run bench` measures one page of each kind, `--all` every page, and
 * `npm run bench -- --runs 1 --pages /,/fr,/learn --lighthouse off` a subset, in either language.
 * `--against <commit>` builds that commit and compares the two builds instead, turn by turn in one run: absolute times
 * depend on the machine, their ratios hardly.
 */
import { execFileSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { median } from "d3-array";
import lighthouse from "lighthouse";
import { chromium } from "playwright";
import { addressBook as french } from "../../src/site/addresses-fr.ts";
import { addressIn } from "../../src/site/alternates.ts";
import { sitePaths } from "../../src/site/site-path.ts";
import { budgets, pageOfEachKind } from "./budgets.ts";
import { measureAnswer, measureNextPage, measurePress } from "./measurements.ts";
import { distFolder } from "../build/dist-folder.ts";
import { browserFlags, findBrowser } from "../machine/find-browser.ts";
import { listenInProcess } from "../machine/listen.ts";
import { checkOut } from "../machine/other-commit.ts";
import { staticHost } from "../static-host.ts";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "3" },
    pages: { type: "string", default: pageOfEachKind.join(",") },
    all: { type: "boolean", default: false },
    lighthouse: { type: "string", default: "on" },
    against: { type: "string" },
  },
});
const { against } = values;
const addresses: readonly string[] = [...sitePaths, ...sitePaths.map((path) => addressIn(french, path))];
const paths: readonly string[] = values.all ? sitePaths : values.pages.split(",");
const unknown = paths.filter((path) => !addresses.includes(path));
if (unknown.length > 0) throw new Error(`The site has no page at: ${unknown.join(", ")}`);
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error("--runs takes a whole number from 1");

const other =
  against === undefined
    ? undefined
    : checkOut(against, (cwd) => {
        const env = { ...process.env, NORTHCOVER_DIST: "" };
        execFileSync(process.execPath, ["scripts/build.ts"], { cwd, stdio: "inherit", env });
      });
const folders = [distFolder(), ...(other === undefined ? [] : [join(other.tree, "dist")])];
const origins = await Promise.all(
  folders.map((folder) => {
    const host = staticHost(folder);
    return listenInProcess(createServer((request, response) => host(request, response, () => {})));
  }),
);
const debuggingPort = 9222;
const browser = await chromium.launch({
  executablePath: findBrowser("for measurements"),
  args: [
    ...browserFlags,
    // With Playwright's error listeners attached, V8 parses all of React a second time for source positions. Visitors'
    // browsers don't, so turn it off: it takes 60 ms.
    "--js-flags=--no-enable-lazy-source-positions",
    `--remote-debugging-port=${debuggingPort}`,
  ],
  ignoreDefaultArgs: ["--disable-back-forward-cache"],
});

/** Measurements of a page by name, in milliseconds, bytes and points. */
type Measured = Readonly<Record<string, number | undefined>>;

/** What Lighthouse measures of a page on its own emulated phone and connection. */
async function measureByLighthouse(address: string): Promise<Measured> {
  const result = await lighthouse(address, { port: debuggingPort, logLevel: "silent" });
  if (result === undefined) throw new Error(`Lighthouse has no result for ${address}`);
  const { categories, audits } = result.lhr;
  const { details } = audits["network-requests"] ?? {};
  return {
    largestPaint: audits["largest-contentful-paint"]?.numericValue,
    blocking: audits["total-blocking-time"]?.numericValue,
    shift: audits["cumulative-layout-shift"]?.numericValue,
    bytes: audits["total-byte-weight"]?.numericValue,
    requests: details?.type === "table" ? details.items.length : undefined,
    restorable: audits["bf-cache"]?.score ?? 0,
    ...Object.fromEntries(
      Object.keys(budgets.lighthouse).map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
    ),
  };
}

async function measureVisit(origin: string, path: string): Promise<Measured> {
  return {
    pressNoApp: await measurePress(browser, origin + path, "no app"),
    pressApp: await measurePress(browser, origin + path, "app"),
    nextPage: await measureNextPage(browser, origin + path),
    // Another commit may ask in other words.
    ...(other === undefined && { answer: await measureAnswer(browser, origin, path) }),
    ...(values.lighthouse === "on" && (await measureByLighthouse(origin + path))),
  };
}

/** Medians of visits; of shifts of the layout, the largest. */
function middleOf(visits: readonly Measured[]): Measured {
  const names = Object.keys(visits[0] ?? {});
  return Object.fromEntries(
    names.map((name) => {
      const found = visits.map((visit) => visit[name]);
      return [name, name === "shift" ? Math.max(...found.map(Number)) : median(found)];
    }),
  );
}

/** One sentence for each budget that a page exceeds. */
function breaches(path: string, found: Measured): readonly string[] {
  const { milliseconds, layoutShift } = budgets;
  const answer = path === "/" ? milliseconds.search : milliseconds.answer;
  const beyond = (limits: Readonly<Record<string, number>>, sign: ">" | "<") =>
    Object.entries(limits).flatMap(([name, limit]) => {
      const is = found[name] ?? limit;
      const isBeyond = sign === ">" ? is > limit : is < limit;
      return isBeyond ? [`${name} ${Number(is.toFixed(2))} ${sign} ${limit}`] : [];
    });
  return [
    ...beyond({ ...milliseconds, answer, shift: layoutShift }, ">"),
    ...beyond({ ...budgets.lighthouse, restorable: 1 }, "<"),
  ];
}

/** A page's row: its medians or, of two builds, both with their ratio. */
function row([now = {}, then = {}]: readonly Measured[]): Readonly<Record<string, string>> {
  const shown = (is: number, was: number | undefined) =>
    was === undefined ? String(Number(is.toFixed(1))) : `${is.toFixed()}/${was.toFixed()} ${(is / was).toFixed(2)}`;
  return Object.fromEntries(
    Object.entries(now).flatMap(([name, is]) => (is === undefined ? [] : [[name, shown(is, then[name])]])),
  );
}

const rows: Record<string, Readonly<Record<string, string>>> = {};
const failing: string[] = [];
await mkdir(".cache", { recursive: true });
for (const path of paths) {
  const visits = origins.map(() => [] as Measured[]);
  // In turn, so that what slows the machine slows all builds.
  for (let run = 0; run < runs; run += 1)
    for (const [index, origin] of origins.entries()) visits[index]?.push(await measureVisit(origin, path));
  const medians = visits.map(middleOf);
  rows[path] = row(medians);
  // Written after every page, so that an interrupted run keeps its results.
  await writeFile(".cache/bench.json", JSON.stringify(rows, undefined, 2));
  const over = other === undefined ? breaches(path, medians[0] ?? {}) : [];
  if (over.length > 0) failing.push(`✘ ${path}: ${over.join("; ")}`);
  console.log(`${Object.keys(rows).length}/${paths.length} ${path}`);
}
await browser.close();
other?.remove();
console.table(rows);
for (const page of failing) console.log(page);
console.log(
  other === undefined
    ? `${paths.length - failing.length} of ${paths.length} pages are within scripts/bench/budgets.json`
    : `Medians of this build and, behind the stroke, of ${against}; then their ratio.`,
);
process.exit(failing.length === 0 ? 0 : 1);
