import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { runCommand } from "../../../scripts/leads.ts";
import { policySentences } from "../../../scripts/owner/policy-sentences.ts";
import { promises } from "../../../scripts/owner/promises.ts";

test("the list of promises contains every sentence of the privacy policy, and no other", async () => {
  expect(promises.map(({ sentence }) => sentence)).toEqual(await policySentences());
});

test("every command, file and section that keeps a promise exists", async () => {
  const usage = await runCommand(["help"], {});
  const launch = readFileSync("stories/docs/before-you-launch.mdx", "utf8");
  const missing = promises.flatMap(({ keptBy }) => {
    if (keptBy === "explains") return [];
    if ("commands" in keptBy) return keptBy.commands.filter((name) => !usage.includes(`npm run leads -- ${name} `));
    if ("code" in keptBy) return keptBy.code.filter((file) => !existsSync(file));
    return launch.includes(`\n## ${keptBy.paper}\n`) ? [] : [keptBy.paper];
  });
  expect(missing).toEqual([]);
});

test("each sentence is listed with the way it is kept", async () => {
  const text = await runCommand(["promises"], {});
  expect(text).toContain("tell you who has received your personal information.\n    npm run leads -- export");
  expect(text).toContain(
    "We keep a register of every breach, large or small.\n    you: docs/Before you launch, Breaches",
  );
});
