import * as v from "valibot";

/** A test that failed, in the words that find it again. */
export interface FailedTest {
  readonly file: string;
  readonly title: string;
  /** Why, in its first lines. */
  readonly cause: string;
}

/** Lines of a cause that are said again at the end of a run; the whole stands above. */
const causeLines = 12;

// Colours and cursor movements of a terminal; a report in a file has no use for them.
// oxlint-disable-next-line no-control-regex
const terminalCodes = /\u001b\[[0-9;]*[A-Za-z]/g;

/** The first lines of an error's message, without the page it may quote and without colours. */
function shortCause(message: string): string {
  const lines = message.replace(terminalCodes, "").split("\n");
  const stack = lines.findIndex((line) => /^\s+at /.test(line));
  const told = stack === -1 ? lines : lines.slice(0, stack);
  const shown = told.slice(0, causeLines).join("\n").trimEnd();
  return told.length > causeLines ? `${shown}\n…` : shown;
}

const vitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      message: v.optional(v.string(), ""),
      assertionResults: v.array(
        v.object({ fullName: v.string(), status: v.string(), failureMessages: v.nullish(v.array(v.string()), []) }),
      ),
      status: v.string(),
    }),
  ),
});

/** What failed by Vitest's JSON report. A file that could not even be loaded counts as one failed test. */
export function failedInVitest(report: unknown): readonly FailedTest[] {
  return v.parse(vitestReport, report).testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((result) => result.status === "failed")
      .map(({ fullName, failureMessages }) => ({
        file: name,
        title: fullName,
        cause: shortCause(failureMessages?.join("\n") ?? ""),
      }));
    if (failed.length === 0 && status === "failed") return [{ file: name, title: name, cause: shortCause(message) }];
    return failed;
  });
}

interface PlaywrightSuite {
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly results: readonly { readonly error?: { readonly message?: string } }[] }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[] | undefined;
}

const playwrightSuite: v.GenericSchema<PlaywrightSuite> = v.object({
  specs: v.array(
    v.object({
      title: v.string(),
      file: v.string(),
      ok: v.boolean(),
      tests: v.array(
        v.object({
          results: v.array(v.object({ error: v.exactOptional(v.object({ message: v.exactOptional(v.string()) })) })),
        }),
      ),
    }),
  ),
  suites: v.optional(v.array(v.lazy(() => playwrightSuite))),
});

const playwrightReport = v.object({ suites: v.array(playwrightSuite) });

function failedInSuite({ specs, suites = [] }: PlaywrightSuite): readonly FailedTest[] {
  const failed = specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, tests }) => ({
      file: `e2e/${file}`,
      title,
      cause: shortCause(tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? "")).join("\n")),
    }));
  return [...failed, ...suites.flatMap(failedInSuite)];
}

/** What failed by Playwright's JSON report. */
export function failedInPlaywright(report: unknown): readonly FailedTest[] {
  return v.parse(playwrightReport, report).suites.flatMap(failedInSuite);
}
