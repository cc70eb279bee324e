/**
 * Everything that guards the project. `--only unit,e2e` runs some of it, `--from build` all from there on, and
 * `--last-failed` what failed last time: those files and tests, and checks that have neither as a whole.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import * as v from "valibot";
import { findBrowser } from "../find-browser.ts";
import { checks, chooseChecks, type Check } from "./checks.ts";
import { failedInPlaywright, failedInVitest, type FailedTest } from "./failed-tests.ts";
import { runSideBySide } from "./side-by-side.ts";

const { values: flags } = parseArgs({
  options: {
    only: { type: "string" },
    from: { type: "string" },
    "last-failed": { type: "boolean", default: false },
    browsers: { type: "string", default: "1" },
  },
});

const folder = ".cache/test";
const memory = join(folder, "failed.json");
const rememberedFailures = v.record(v.string(), v.array(v.string()));

/** How many checks run at once. Two suites in browsers have four workers, for which two cores are few: `--browsers 2` tries it. */
const room = { all: 2, inBrowsers: Number(flags.browsers) };

/** Lines of a failed check without a report of its tests that are said again at the end. */
const lastLines = 60;

interface Outcome {
  readonly check: Check;
  readonly failed: readonly FailedTest[];
  readonly output: string;
}

/** The checks that failed last time, each with its failed files. */
async function lastFailures(): Promise<Readonly<Record<string, readonly string[]>>> {
  if (!existsSync(memory)) return {};
  return v.parse(rememberedFailures, JSON.parse(await readFile(memory, "utf8")));
}

function argumentsFor({ name, command, reports }: Check, files: readonly string[] | undefined): readonly string[] {
  const [, ...rest] = command;
  if (reports === "vitest") {
    // Part of the tests covers part of the code.
    const wanted = files === undefined ? rest : rest.filter((argument) => !argument.startsWith("--coverage"));
    const report = `--outputFile.json=${join(folder, `${name}.json`)}`;
    return [...wanted, ...(files ?? []), "--reporter=default", "--reporter=json", report];
  }
  if (reports === "playwright") return [...rest, ...(files === undefined ? [] : ["--last-failed"])];
  return rest;
}

/** Lets whole lines through as they come, each with the check's name before it: two checks speak at a time. */
function speaker(name: string, to: NodeJS.WriteStream): { say(text: string): void; end(): void } {
  let begun = "";
  const say = (text: string) => {
    const lines = (begun + text).split("\n");
    begun = lines.pop() ?? "";
    if (lines.length > 0) to.write(lines.map((line) => `${name} │ ${line}\n`).join(""));
  };
  return { say, end: () => begun !== "" && say("\n") };
}

/** Runs a check, letting its output through; resolves to its status and all it printed. */
function run(
  name: string,
  program: string,
  rest: readonly string[],
  report: string,
): Promise<{ passed: boolean; output: string }> {
  return new Promise((resolve, reject) => {
    const [said, complained] = [speaker(name, process.stdout), speaker(name, process.stderr)];
    const check = spawn(program, rest, {
      stdio: ["inherit", "pipe", "pipe"],
      env: {
        ...process.env,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        ...(process.stdout.isTTY && { FORCE_COLOR: "1" }),
      },
    });
    const output: string[] = [];
    check.stdout.setEncoding("utf8").on("data", (text: string) => {
      output.push(text);
      said.say(text);
    });
    check.stderr.setEncoding("utf8").on("data", (text: string) => {
      output.push(text);
      complained.say(text);
    });
    check.on("error", reject).on("close", (status) => {
      said.end();
      complained.end();
      resolve({ passed: status === 0, output: output.join("") });
    });
  });
}

/** The failed tests of a check that reports them; none where it broke off before it could. */
async function failedTests({ reports }: Check, report: string): Promise<readonly FailedTest[]> {
  if (reports === undefined || !existsSync(report)) return [];
  const content: unknown = JSON.parse(await readFile(report, "utf8"));
  const failed = reports === "vitest" ? failedInVitest(content) : failedInPlaywright(content);
  return failed.map((test) => ({ ...test, file: relative(process.cwd(), test.file) }));
}

function tell({ check, failed, output }: Outcome): string {
  const title = `\n✘ ${check.name}`;
  if (failed.length === 0)
    return `${title}, its last lines:\n${output.trimEnd().split("\n").slice(-lastLines).join("\n")}`;
  return [
    `${title}: ${failed.length} failed`,
    ...failed.map(({ file, title: name, cause }) => `\n${file} › ${name}\n${cause}`),
  ].join("\n");
}

process.env["CHROMIUM_PATH"] = findBrowser("for tests");
await mkdir(folder, { recursive: true });

const remembered = flags["last-failed"] ? await lastFailures() : undefined;
const chosen: readonly Check[] = chooseChecks(checks, {
  only: remembered === undefined ? flags.only?.split(",") : Object.keys(remembered),
  from: flags.from,
});
const failures: Outcome[] = [];
const leftOut = await runSideBySide(chosen, room, async (check) => {
  const started = performance.now();
  const report = join(folder, `${check.name}.json`);
  const files = remembered?.[check.name];
  const rest = argumentsFor(check, files === undefined || files.length === 0 ? undefined : files);
  console.log(`\n▶ ${check.name}: ${[check.command[0], ...rest].join(" ")}`);
  await rm(report, { force: true });
  const { passed, output } = await run(check.name, check.command[0], rest, report);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${passed ? "✔" : "✘"} ${check.name} (${seconds} s)`);
  if (!passed) failures.push({ check, failed: await failedTests(check, report), output });
  return passed;
});

const failedFiles = [
  ...failures.map(({ check, failed }) => [check.name, [...new Set(failed.map(({ file }) => file))]] as const),
  ...leftOut.map(({ name }) => [name, []] as const),
];
await writeFile(memory, JSON.stringify(Object.fromEntries(failedFiles)));
for (const failure of failures) console.log(tell(failure));
if (failures.length > 0) console.log(`\nFailed: ${failures.map(({ check }) => check.name).join(", ")}`);
if (leftOut.length > 0)
  console.log(`Left out, for want of what they need: ${leftOut.map(({ name }) => name).join(", ")}`);
const notPassed = failures.length + leftOut.length;
const took = Math.round(performance.now() / 1000);
console.log(`\n${chosen.length - notPassed} passed, ${notPassed} failed in ${took} s`);
process.exitCode = notPassed === 0 ? 0 : 1;
