import { expect, test } from "vitest";
import { only, plans, runPlan, withoutBuild, type Check, type Plan } from "../../../scripts/test/checks.ts";

const check = (name: string, needs?: string): Check => ({
  name,
  command: ["true"],
  ...(needs === undefined ? {} : { needs }),
});
const plan: Plan = { inBrowsers: [check("build"), check("e2e", "build"), check("stories")], beside: [check("types")] };

/** Runs the plan with some failing checks, and returns the checks that ran and those that count as failed. */
async function outcome(failing: readonly string[], wanted = plan) {
  const ran: string[] = [];
  const failed = await runPlan(wanted, async ({ name }) => {
    ran.push(name);
    await Promise.resolve();
    return !failing.includes(name);
  });
  return { ran: ran.toSorted(), failed: failed.toSorted() };
}

test("a check with a failed dependency is skipped and counts as failed; all others run", async () => {
  expect(await outcome(["build", "types"])).toEqual({
    ran: ["build", "stories", "types"],
    failed: ["build", "e2e", "types"],
  });
});

test("a single check does not need dependencies outside the run", async () => {
  expect(await outcome([], only(["e2e"], plan))).toEqual({ ran: ["e2e"], failed: [] });
});

test("tests of the last build need no new one", async () => {
  const { ran, failed } = await outcome([], withoutBuild(plans.all));
  expect(ran).not.toContain("build");
  expect(ran).toContain("e2e-all");
  expect(failed).toEqual([]);
});

test("an unknown check is refused with a list of the checks", () => {
  expect(() => only(["storys"], plan)).toThrow('No check is called "storys". There are: build, e2e, stories, types.');
});

test("the two speeds share only the build", () => {
  const namesOf = ({ inBrowsers, beside }: Plan) => [...inBrowsers, ...beside].map(({ name }) => name);
  const shared = namesOf(plans.always).filter((name) => namesOf(plans.all).includes(name));
  expect(shared).toEqual(["build"]);
});
