/** Everything that guards the project, in the order of what fails fastest. */
import { spawnSync } from "node:child_process";
import { findBrowser } from "./find-browser.ts";

interface Check {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
}

const checks: readonly Check[] = [
  { name: "types", command: ["tsc", "--noEmit"] },
  { name: "lint", command: ["oxlint", "--type-aware"] },
  { name: "format", command: ["oxfmt", "--check"] },
  { name: "dead code", command: ["knip"] },
  {
    name: "unit and database tests, with the coverage of domain and services",
    command: [
      "vitest",
      "run",
      "--coverage",
      "--coverage.include=src/domain/**",
      "--coverage.include=src/services/**",
      "--project",
      "unit",
      "--project",
      "database",
    ],
  },
  { name: "stories", command: ["vitest", "run", "--project", "stories", "--project", "stories in the dark"] },
  { name: "build", command: ["node", "scripts/build.ts"] },
  { name: "end to end", command: ["playwright", "test"] },
];

process.env["CHROMIUM_PATH"] = findBrowser();

const failed: string[] = [];
for (const { name, command } of checks) {
  const [program, ...rest] = command;
  const started = performance.now();
  console.log(`\n▶ ${name}: ${command.join(" ")}`);
  const { status } = spawnSync(program, rest, { stdio: "inherit" });
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${status === 0 ? "✔" : "✘"} ${name} (${seconds} s)`);
  if (status !== 0) failed.push(name);
  // What comes after a failed build would test an old one.
  if (status !== 0 && name === "build") break;
}

if (failed.length > 0) console.log(`\nFailed: ${failed.join(", ")}`);
console.log(`\n${checks.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
