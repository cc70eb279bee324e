import { readFileSync } from "node:fs";
import { tableRows } from "../pages/text-files.ts";

/** A check of the test run. */
export type Check = ReturnType<typeof checksOf>[number];

/**
 * The checks of a suite, those that fail fastest first: `always` before every commit, `all` for what `npm run test:all` adds,
 * every page in every width, theme and engine, and slow tests. Checks of a lane run in sequence, beside those of the others.
 * The check in `needs` must pass first, or this one would test an old build; a check that isn't run counts as passed.
 *
 * The tests of the built site are in one lane, because their browsers time out when two of them share two cores; other
 * checks run beside it. Browser tests are retried once: in a full run a browser may still time out for lack of CPU, and
 * Playwright reports tests that pass only on retry as flaky.
 */
export function checksOf(suite: "always" | "all") {
  return tableRows(readFileSync("scripts/test/checks.tsv", "utf8"))
    .filter((row) => row["suite"] === suite)
    .map(({ name = "", lane = "", command = "", chromium, needs = "" }) => {
      return { name, lane, command: command.split(" "), isOldest: chromium === "oldest", needs };
    });
}

/**
 * Only the named checks.
 * @throws {Error} For an unknown name, with a list of the valid ones.
 */
export function only(names: readonly string[], checks: readonly Check[]): readonly Check[] {
  const known = checks.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`No check is called "${unknown}". There are: ${known.join(", ")}.`);
  return checks.filter(({ name }) => names.includes(name));
}

/**
 * Runs checks, each lane in parallel to the others.
 * @param run - Runs a check and resolves to whether it passed.
 * @returns The names of failed checks, including those skipped because the check they need failed.
 */
export async function runChecks(checks: readonly Check[], run: (check: Check) => Promise<boolean>) {
  const failed: string[] = [];
  const inOrder = async (lane: readonly Check[]) => {
    for (const check of lane) {
      const isInVain = failed.includes(check.needs);
      if (isInVain || !(await run(check))) failed.push(check.name);
    }
  };
  await Promise.all(Array.from(Map.groupBy(checks, ({ lane }) => lane).values(), inOrder));
  return failed;
}
