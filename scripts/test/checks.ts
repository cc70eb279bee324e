/** A check of the test run. */
export interface Check {
  /** Name for `--only`. */
  readonly name: string;
  readonly command: readonly [string, ...string[]];
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

/**
 * Retry once: in a full run a browser may time out for lack of CPU. Playwright reports tests that pass only on retry as
 * flaky.
 */
const playwright = ["playwright", "test", "--retries", "1"] as const;

/**
 * The browser tests of `npm run test:all`: those tagged, and the specs for all engines, which stories and journeys cover
 * in Chromium.
 */
const leftToAll = "@all|engines/";

const vitest = ["vitest", "run"] as const;

/** Journeys of leads and their faults, tools, navigation, search and offline use, for the first supported release. */
const journeys: Check["command"] = [
  ...playwright,
  "--project=Chromium",
  "--grep-invert",
  "@all",
  "e2e/journeys",
  "e2e/hindered.spec.ts",
  "e2e/navigation.spec.ts",
  "e2e/search.spec.ts",
];

const build: Check = { name: "build", command: ["node", "scripts/build.ts"] };

/** Tests of the database that open it again and again, left to `npm run test:all`. */
const leftToDatabaseAll = [
  "tests/database/release-folder.test.ts",
  "tests/database/erasure-and-backups.test.ts",
  "tests/database/upgrade.test.ts",
];

/** The checks before every commit: `npm test`. */
const always: Plan = {
  inBrowsers: [
    build,
    { name: "search", command: [...vitest, "--project", "search*"], needs: "build" },
    {
      name: "e2e",
      command: [...playwright, "--project=Chromium", "--grep-invert", leftToAll],
      needs: "build",
    },
    {
      name: "stories",
      command: [...vitest, "--project", "loader", "--project", "browser", "--project", "stories"],
    },
  ],
  beside: [
    { name: "types", command: ["npm", "run", "--silent", "typecheck"] },
    { name: "lint", command: ["npm", "run", "--silent", "lint"] },
    { name: "format", command: ["oxfmt", "--check"] },
    { name: "dead-code", command: ["knip"] },
    { name: "spelling", command: ["npm", "run", "--silent", "spelling"] },
    {
      name: "unit",
      command: [
        ...vitest,
        "--coverage",
        "--coverage.include=src/{domain,format,site,services}/**",
        "--coverage.include=src/account/*.ts",
        "--project",
        "unit*",
        "--project",
        "french",
      ],
    },
    {
      name: "database",
      command: [...vitest, "--project", "database", ...leftToDatabaseAll.flatMap((file) => ["--exclude", file])],
    },
  ],
};

/** The checks that `npm run test:all` adds: every page in every width, theme and engine, and slow tests. */
const all: Plan = {
  inBrowsers: [
    build,
    { name: "e2e-all", command: [...playwright, "--project=Chromium", "--grep", leftToAll], needs: "build" },
    {
      name: "engines",
      command: [...playwright, "--project=Firefox*", "--project=WebKit*", "--project=Oldest*", "--project=Newest*"],
      needs: "build",
    },
    { name: "oldest-chromium", command: journeys, needs: "build", chromium: "oldest" },
    { name: "stories-states", command: [...vitest, "--project", "stories in every state"] },
    { name: "stories-dark", command: [...vitest, "--project", "stories in the dark"] },
  ],
  beside: [
    // Apart from the unit tests: with a third build of the same modules, their branches count as uncovered.
    { name: "french-vectors", command: [...vitest, "--project", "french-vectors"] },
    {
      name: "open-inputs",
      command: [...vitest, "--project", "unit", "tests/unit/domain/tools/rests-on-answers.test.ts"],
      environment: { NORTHCOVER_SUBSETS: "400" },
    },
    {
      name: "database-all",
      command: [...vitest, "--project", "database", "tests/database/soak.test.ts", ...leftToDatabaseAll],
      environment: { NORTHCOVER_SOAK_LEADS: "2000" },
    },
    // Last, when there is a build; skips what needs tools that aren't installed.
    { name: "hosted", command: [...vitest, "--project", "hosted"] },
  ],
};

export const plans = { always, all } as const satisfies Readonly<Record<string, Plan>>;

/** A plan that tests the last build. */
export function withoutBuild({ inBrowsers, beside }: Plan): Plan {
  return { inBrowsers: inBrowsers.filter((check) => check !== build), beside };
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
