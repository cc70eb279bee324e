/**
 * Runs the project's checks: by default those before every commit, with `--all` the others. `--only unit,e2e` runs some
 * of them, and `--built` tests the last build instead of building anew.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { browserFlags, findBrowser } from "../machine/find-browser.ts";
import { installEngines } from "../machine/find-engines.ts";
import { type Check, checksOf, only, runChecks } from "./checks.ts";

const { values: flags } = parseArgs({
  options: {
    all: { type: "boolean", default: false },
    built: { type: "boolean", default: false },
    only: { type: "string" },
  },
});

/** Number of last lines of a failed check that are repeated at the end, where each tool summarises its failures. */
const lastLines = 60;

/** Runs a check and prefixes its output with its name. */
async function run({ name, command: [program = "", ...rest], isOldest }: Check) {
  const lines: string[] = [];
  const check = spawn(program, rest, {
    stdio: ["inherit", "pipe", "pipe"],
    env: {
      ...process.env,
      ...(isOldest && { CHROMIUM_PATH: findBrowser("oldest") }),
      ...(process.stdout.isTTY && { FORCE_COLOR: "1" }),
    },
  });
  for (const input of [check.stdout, check.stderr])
    createInterface(input).on("line", (line) => {
      lines.push(line);
      console.log(`${name} │ ${line}`);
    });
  const [status] = await once(check, "close");
  return { passed: status === 0, lines };
}

const checks = checksOf(flags.all ? "all" : "always").filter(({ name }) => !flags.built || name !== "build");
const chosen = flags.only === undefined ? checks : only(flags.only.split(","), checks);

const browser = findBrowser("for tests");
process.env["CHROMIUM_PATH"] = browser;
const launched = await chromium.launch({ executablePath: browser, args: browserFlags });
console.log(`Chromium ${launched.version()}: ${browser}`);
await launched.close();
if (chosen.some(({ name }) => name === "engines")) installEngines();

const summaries: string[] = [];
const failed = await runChecks(chosen, async (check) => {
  const started = performance.now();
  console.log(`\n▶ ${check.name}: ${check.command.join(" ")}`);
  const { passed, lines } = await run(check);
  console.log(`${passed ? "✔" : "✘"} ${check.name} (${((performance.now() - started) / 1000).toFixed(0)} s)`);
  if (!passed) summaries.push(`\n✘ ${check.name}, its last lines:\n${lines.slice(-lastLines).join("\n")}`);
  return passed;
});

for (const summary of summaries) console.log(summary);
if (failed.length > 0) console.log(`\nFailed, or skipped because a check they need failed: ${failed.join(", ")}`);
console.log(
  `\n${chosen.length - failed.length} passed, ${failed.length} failed in ${Math.round(performance.now() / 1000)} s`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
