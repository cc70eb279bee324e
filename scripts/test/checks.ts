import { readFileSync } from "node:fs";
import { tableRows } from "../pages/text-files.ts";

/** A check of the test run. */
export interface Check {
  /** Name for `--only`. */
  readonly name: string;
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Another Chromium than that of the tests: the first supported release. */
  readonly chromium?: "oldest";
  /** A check that must pass first, or this one would test an outdated build. A skipped check counts as passed. */
  readonly needs?: string;
}

/**
 * Checks, those that fail fastest first. Browser checks run in sequence, because browsers time out under load; the
 * others run beside them on the idle part of two cores.
 */
export interface Plan {
  readonly inBrowsers: readonly Check[];
  readonly beside: readonly Check[];
}

const rows = tableRows(readFileSync("scripts/test/checks.tsv", "utf8"));

function checksOf(suite: string, lane: string): readonly Check[] {
  return rows
    .filter((row) => row["suite"] === suite && row["lane"] === lane)
    .map(({ name = "", command = "", environment = "", chromium, needs = "" }) => ({
      name,
      command: command.split(" "),
      ...(environment !== "" && { environment: Object.fromEntries([environment.split("=")]) }),
      ...(chromium === "oldest" && { chromium }),
      ...(needs !== "" && { needs }),
    }));
}

const planOf = (suite: string): Plan => ({
  inBrowsers: checksOf(suite, "inBrowsers"),
  beside: checksOf(suite, "beside"),
});

/**
 * The checks before every commit, `npm test`, and those that `npm run test:all` runs: every page in every width, theme and
 * engine, and slow tests. Browser tests are retried once: in a full run a browser may time out for lack of CPU, and
 * Playwright reports tests that pass only on retry as flaky.
 */
export const plans = { always: planOf("always"), all: planOf("all") };

/** A plan that tests the last build. */
export function withoutBuild({ inBrowsers, beside }: Plan): Plan {
  return { inBrowsers: inBrowsers.filter(({ name }) => name !== "build"), beside };
}

/**
 * A plan with only the named checks.
 * @throws {Error} For an unknown name, with a list of the valid ones.
 */
export function only(names: readonly string[], { inBrowsers, beside }: Plan): Plan {
  const known = [...inBrowsers, ...beside].map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`No check is called "${unknown}". There are: ${known.join(", ")}.`);
  const isNamed = ({ name }: Check) => names.includes(name);
  return { inBrowsers: inBrowsers.filter(isNamed), beside: beside.filter(isNamed) };
}

/**
 * Runs the checks of a plan, those with browsers in parallel to the others.
 * @param run - Runs a check and resolves to whether it passed.
 * @returns The names of failed checks, including those skipped because the check they need failed.
 */
export async function runPlan(
  { inBrowsers, beside }: Plan,
  run: (check: Check) => Promise<boolean>,
): Promise<readonly string[]> {
  const failed: string[] = [];
  async function inOrder(checks: readonly Check[]): Promise<void> {
    for (const check of checks) {
      const isInVain = check.needs !== undefined && failed.includes(check.needs);
      if (isInVain || !(await run(check))) failed.push(check.name);
    }
  }
  await Promise.all([inOrder(inBrowsers), inOrder(beside)]);
  return failed;
}
