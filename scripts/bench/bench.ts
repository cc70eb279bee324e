/**
 * Measures the built site on an emulated phone with a slow connection (HTTP/2 over TLS, Brotli, 150 ms and 1.6 Mbit/s,
 * CPU four times slower), prints one table, and fails when `scripts/bench/budgets.json` is exceeded: the responses to a
 * press, a key and a link, which Lighthouse doesn't measure, and what Lighthouse does. It needs `openssl` and an
 * otherwise idle computer.
 *
 * `npm run bench` measures one page of each kind, `--all` every page, and
 * `npm run bench -- --runs 1 --pages /,/fr,/learn --lighthouse off` a subset, in either language.
 * `--against <commit>` builds that commit and compares the two builds instead, turn by turn in one run: absolute times
 * depend on the machine, their ratios hardly.
 */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { addressBook as french } from "../../src/site/addresses-fr.ts";
import { addressIn } from "../../src/site/alternates.ts";
import { sitePaths } from "../../src/site/site-path.ts";
import { startBenchHost } from "./bench-host.ts";
import { pageOfEachKind } from "./budgets.ts";
import { breaches, measurePage, type Bench, type Measured } from "./page-result.ts";
import { distFolder } from "../build/dist-folder.ts";
import { browserFlags, findBrowser } from "../machine/find-browser.ts";
import { checkOut } from "../machine/other-commit.ts";

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
const paths = values.all ? sitePaths : values.pages.split(",");
const unknown = paths.filter((path) => !addresses.includes(path));
if (unknown.length > 0) throw new Error(`The site has no page at: ${unknown.join(", ")}`);
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error("--runs takes a whole number from 1");

const other =
  against === undefined
    ? undefined
    : checkOut(against, (cwd) => {
        execFileSync(process.execPath, ["scripts/build.ts"], { cwd, stdio: "inherit" });
      });
const folders = [distFolder, ...(other === undefined ? [] : [join(other.tree, distFolder)])];
const hosts = await Promise.all(folders.map(startBenchHost));
const origins = hosts.map(({ port }) => `https://localhost:${port}`);
const [{ port } = { port: 0 }] = hosts;
const debuggingPort = port === 65_535 ? 9222 : port + 1;
const browser = await chromium.launch({
  executablePath: findBrowser("for measurements"),
  args: [
    ...browserFlags,
    // With Playwright's error listeners attached, V8 parses all of React a second time for source positions. Visitors'
    // browsers don't, so turn it off: it takes 60 ms.
    "--js-flags=--no-enable-lazy-source-positions",
    `--ignore-certificate-errors-spki-list=${hosts.map(({ publicKeyHash }) => publicKeyHash).join()}`,
    `--remote-debugging-port=${debuggingPort}`,
  ],
  ignoreDefaultArgs: ["--disable-back-forward-cache"],
});
const bench: Bench = {
  browser,
  port: values.lighthouse === "on" ? debuggingPort : undefined,
  asks: other === undefined,
};

/** A page's row: its medians or, of two builds, both with their ratio. */
function row([now = {}, then = {}]: readonly Measured[]): Readonly<Record<string, string>> {
  const shown = (is: number, was: number | undefined) =>
    was === undefined ? String(Number(is.toFixed(1))) : `${is.toFixed()}/${was.toFixed()} ${(is / was).toFixed(2)}`;
  return Object.fromEntries(Object.entries(now).map(([name, is]) => [name, shown(is, then[name])]));
}

const rows: Record<string, Readonly<Record<string, string>>> = {};
const failing: string[] = [];
for (const path of paths) {
  let found = await measurePage(bench, origins, path, runs);
  // Two builds are compared with each other, not with the budgets.
  const over = () => (other === undefined ? breaches(path, found[0] ?? {}) : []);
  // Measured again, because medians vary by chance.
  for (let tries = 0; tries < 3 && over().length > 0; tries += 1) found = await measurePage(bench, origins, path, runs);
  rows[path] = row(found);
  if (over().length > 0) failing.push(`✘ ${path}: ${over().join("; ")}`);
  console.log(`${Object.keys(rows).length}/${paths.length} ${path}`, rows[path]);
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
