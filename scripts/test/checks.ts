/** One of the things `npm test` runs. */
export interface Check {
  /** What `--only` and `--from` call it. */
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Which tool reports its failed tests in a file, if it runs tests at all. */
  readonly reports?: "vitest" | "playwright";
  /** Whether it has browsers at work, whose tests wait only so long for each other's pages. */
  readonly isInBrowsers?: boolean;
  /** What it would test something old without; a check that a run leaves out counts as passed before. */
  readonly needs?: readonly string[];
}

/**
 * In a whole run, a browser that was starved for a moment is asked once more; Playwright lists what only passed then as flaky.
 * A suite run by itself asks once.
 */
const onceMore = ["--retries", "1"] as const;

/** Everything that guards the project, in the order of what fails fastest. */
export const checks = [
  { name: "types", command: ["npm", "run", "--silent", "typecheck"] },
  { name: "lint", command: ["npm", "run", "--silent", "lint"] },
  { name: "format", command: ["oxfmt", "--check"] },
  { name: "dead-code", command: ["knip"] },
  { name: "build", command: ["node", "scripts/build.ts"] },
  {
    name: "unit",
    command: [
      "vitest",
      "run",
      "--coverage",
      "--coverage.include=src/{domain,format,site,services}/**",
      "--coverage.include=src/account/*.ts",
      "--project",
      "unit",
      "--project",
      "database",
    ],
    reports: "vitest",
  },
  {
    name: "e2e",
    command: ["playwright", "test", ...onceMore],
    reports: "playwright",
    isInBrowsers: true,
    needs: ["build"],
  },
  {
    name: "stories",
    command: [
      "vitest",
      "run",
      "--project",
      "loader",
      "--project",
      "browser",
      "--project",
      "stories",
      "--project",
      "stories in the dark",
    ],
    reports: "vitest",
    isInBrowsers: true,
  },
  {
    name: "engines",
    command: ["node", "scripts/test-engines.ts", "--built", "--short", ...onceMore],
    isInBrowsers: true,
    needs: ["build"],
  },
] as const satisfies readonly Check[];

/**
 * The checks that the arguments of `npm test` choose: `only` some by name, or all `from` one on.
 * @throws {Error} For a name that no check has, with the names there are.
 */
export function chooseChecks<Named extends Pick<Check, "name">>(
  all: readonly Named[],
  { only, from }: { readonly only?: readonly string[] | undefined; readonly from?: string | undefined },
): readonly Named[] {
  const names = all.map(({ name }) => name);
  const unknown = [...(only ?? []), ...(from === undefined ? [] : [from])].find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`No check is called "${unknown}". There are: ${names.join(", ")}.`);
  const start = from === undefined ? 0 : names.indexOf(from);
  return all.filter(({ name }, index) => index >= start && (only === undefined || only.includes(name)));
}
