import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { FullResult, Reporter, Suite, TestCase, TestError, TestResult } from "@playwright/test/reporter";

/** Most lines of an error's message: what was expected and what was seen come first, then a log of every try. */
const messageLines = 8;

/** The message of an error, the place of the failed line and the line itself. */
function inShort({ message = "", value = "", location }: TestError): readonly string[] {
  const lines = stripVTControlCharacters(message || value)
    .split("\n")
    .filter((line) => line.trim() !== "");
  const shown = lines.slice(0, messageLines);
  if (location === undefined) return shown;
  const source = readFileSync(location.file, "utf8").split("\n")[location.line - 1] ?? "";
  return [...shown, `at ${relative("", location.file)}:${location.line}:${location.column}`, `> ${source.trim()}`];
}

/** A line for each test, and at the end each failure in at most fifteen lines. */
// oxlint-disable-next-line import/no-default-export -- Playwright loads a reporter so
export default class ShortReporter implements Reporter {
  readonly #last = new Map<TestCase, TestResult>();
  #total = 0;

  onBegin(_: unknown, suite: Suite) {
    this.#total = suite.allTests().length;
  }

  onTestEnd(test: TestCase, result: TestResult) {
    this.#last.set(test, result);
    const mark = { passed: "✓", skipped: "-", failed: "✘", timedOut: "✘", interrupted: "✘" }[result.status];
    console.log(
      `${mark} [${this.#last.size}/${this.#total}] ${titleOf(test)} (${(result.duration / 1000).toFixed(1)} s)`,
    );
  }

  onError(error: TestError) {
    console.log(inShort(error).join("\n"));
  }

  onEnd({ duration }: FullResult) {
    const tests = [...this.#last].map(([test, result]) => ({ test, result, outcome: test.outcome() }));
    for (const { test, result, outcome } of tests) {
      if (outcome !== "unexpected") continue;
      const [error = { message: result.status }, ...others] = result.errors;
      const [picture] = result.attachments.flatMap(({ path }) => path ?? []);
      const seen = picture === undefined ? [] : [`see ${relative("", picture)}`];
      if (others.length > 0) seen.push(`and ${others.length} more in the same test`);
      console.log(["", `✘ ${titleOf(test)}`, ...[...inShort(error), ...seen].map((line) => `  ${line}`)].join("\n"));
    }
    for (const { test, outcome } of tests) if (outcome === "flaky") console.log(`flaky: ${titleOf(test)}`);
    const counted = (wanted: string) => tests.filter(({ outcome }) => outcome === wanted).length;
    console.log(
      `\n${counted("expected")} passed, ${counted("unexpected")} failed, ${counted("flaky")} flaky, ` +
        `${counted("skipped")} skipped in ${Math.round(duration / 1000)} s`,
    );
  }

  printsToStdio() {
    return true;
  }
}

/** The project, the file with its line, and the titles of a test. */
function titleOf(test: TestCase): string {
  const [, project = "", , ...titles] = test.titlePath();
  return `[${project}] ${relative("", test.location.file)}:${test.location.line} › ${titles.join(" › ")}`;
}
