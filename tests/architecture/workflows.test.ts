import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const used = globSync(".github/workflows/*.yml").flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/^\s*- uses: (.*)$/gm)].map(([, action = ""]) => ({ file, action })),
);

test("every action of a workflow is pinned to a commit hash, with its version in a comment", () => {
  expect(used.length).toBeGreaterThan(0);
  for (const { file, action } of used) expect(action, file).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
});
