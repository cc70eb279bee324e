/** One of the things that guard the project. */
export interface Check {
  /** What `--only` calls it. */
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly environment?: Readonly<Record<string, string>>;
  /** The check without which it would test something old; one that a run leaves out counts as passed before. */
  readonly needs?: string;
}

/**
 * Checks in the order of what fails fastest. Those with browsers follow one another, because browsers wait only so long
 * for their pages; the others take what these leave idle of two cores.
 */
export interface Plan {
  readonly inBrowsers: readonly Check[];
  readonly beside: readonly Check[];
}

/** In a whole run, a browser that was starved for a moment is asked once more; Playwright lists what only passed then as flaky. */
const playwright = ["playwright", "test", "--retries", "1"] as const;

const vitest = ["vitest", "run"] as const;

const build: Check = { name: "build", command: ["node", "scripts/build.ts"] };

/** What one runs before every commit: `npm test`. */
const always: Plan = {
  inBrowsers: [
    build,
    { name: "e2e", command: [...playwright, "--project=Chromium", "--grep-invert", "@all"], needs: "build" },
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
    {
      name: "unit",
      command: [
        ...vitest,
        "--coverage",
        "--coverage.include=src/{domain,format,site,services}/**",
        "--coverage.include=src/account/*.ts",
        "--project",
        "unit",
        "--project",
        "database",
      ],
    },
  ],
};

/** What `npm run test:all` adds: every page in every width, theme and engine, and what takes long. */
const all: Plan = {
  inBrowsers: [
    build,
    { name: "e2e-all", command: [...playwright, "--project=Chromium", "--grep", "@all"], needs: "build" },
    { name: "engines", command: [...playwright, "--project=Firefox*", "--project=WebKit*"], needs: "build" },
    { name: "stories-dark", command: [...vitest, "--project", "stories in the dark"] },
  ],
  beside: [
    {
      name: "soak",
      command: [...vitest, "--project", "database", "soak"],
      environment: { NORTHCOVER_SOAK_LEADS: "2000" },
    },
  ],
};

export const plans = { always, all } as const satisfies Readonly<Record<string, Plan>>;

/**
 * A plan with nothing but the checks that are named.
 * @throws {Error} For a name that no check has, with the names there are.
 */
export function only(names: readonly string[], { inBrowsers, beside }: Plan): Plan {
  const known = [...inBrowsers, ...beside].map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`No check is called "${unknown}". There are: ${known.join(", ")}.`);
  const isNamed = ({ name }: Check) => names.includes(name);
  return { inBrowsers: inBrowsers.filter(isNamed), beside: beside.filter(isNamed) };
}

/**
 * Runs the checks of a plan, those with browsers and those without side by side.
 * @param run - Runs one and resolves to whether it passed.
 * @returns The names of those that failed; one whose need has failed is among them without having run.
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
