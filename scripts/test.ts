/** Everything that guards the project, in the order of what fails fastest. */
import { spawn } from "node:child_process";
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
    name: "unit and database tests, with their coverage",
    command: [
      "vitest",
      "run",
      "--coverage",
      "--coverage.include=src/{domain,format,site,account,services}/**",
      "--project",
      "unit",
      "--project",
      "database",
    ],
  },
  {
    name: "starter and stories",
    command: ["vitest", "run", "--project", "starter", "--project", "stories", "--project", "stories in the dark"],
  },
  { name: "build", command: ["node", "scripts/build.ts"] },
  { name: "end to end", command: ["playwright", "test"] },
  { name: "Firefox and WebKit", command: ["node", "scripts/test-engines.ts", "--built", "--short"] },
];

process.env["CHROMIUM_PATH"] = findBrowser();

/** Lines of a failed check that are said again at the end, below what the checks after it printed. */
const lastLines = 120;

/** Runs a check, letting its output through as it comes; resolves to its status and all it printed. */
function run([program, ...rest]: Check["command"]): Promise<{ passed: boolean; output: string }> {
  return new Promise((resolve, reject) => {
    const check = spawn(program, rest, {
      stdio: ["inherit", "pipe", "pipe"],
      env: process.stdout.isTTY ? { ...process.env, FORCE_COLOR: "1" } : process.env,
    });
    const output: string[] = [];
    check.stdout.setEncoding("utf8").on("data", (text: string) => {
      output.push(text);
      process.stdout.write(text);
    });
    check.stderr.setEncoding("utf8").on("data", (text: string) => {
      output.push(text);
      process.stderr.write(text);
    });
    check.on("error", reject).on("close", (status) => resolve({ passed: status === 0, output: output.join("") }));
  });
}

const failed: { readonly name: string; readonly output: string }[] = [];
for (const { name, command } of checks) {
  const started = performance.now();
  console.log(`\n▶ ${name}: ${command.join(" ")}`);
  const { passed, output } = await run(command);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${passed ? "✔" : "✘"} ${name} (${seconds} s)`);
  if (!passed) failed.push({ name, output });
  // What comes after a failed build would test an old one.
  if (!passed && name === "build") break;
}

for (const { name, output } of failed) {
  console.log(`\n✘ ${name}, its last lines:\n${output.trimEnd().split("\n").slice(-lastLines).join("\n")}`);
}
if (failed.length > 0) console.log(`\nFailed: ${failed.map(({ name }) => name).join(", ")}`);
console.log(`\n${checks.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
