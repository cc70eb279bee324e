import { expect, test } from "vitest";
import { only, plans, runPlan, type Check, type Plan } from "../../../scripts/test/checks.ts";

const check = (name: string, needs?: string): Check => ({
  name,
  command: ["true"],
  ...(needs === undefined ? {} : { needs }),
});
const plan: Plan = { inBrowsers: [check("build"), check("e2e", "build"), check("stories")], beside: [check("types")] };

/** Runs the plan with some checks that fail; says what ran, and what counts as failed. */
async function outcome(failing: readonly string[], wanted = plan) {
  const ran: string[] = [];
  const failed = await runPlan(wanted, async ({ name }) => {
    ran.push(name);
    await Promise.resolve();
    return !failing.includes(name);
  });
  return { ran: ran.toSorted(), failed: failed.toSorted() };
}

test("a check whose need has failed is left out and counts as failed; all others run", async () => {
  expect(await outcome(["build", "types"])).toEqual({
    ran: ["build", "stories", "types"],
    failed: ["build", "e2e", "types"],
  });
});

test("a check that is asked for alone needs nothing that the run leaves out", async () => {
  expect(await outcome([], only(["e2e"], plan))).toEqual({ ran: ["e2e"], failed: [] });
});

test("a name that no check has is refused with those there are", () => {
  expect(() => only(["storys"], plan)).toThrow('No check is called "storys". There are: build, e2e, stories, types.');
});

test("the two speeds share nothing but the build", () => {
  const namesOf = ({ inBrowsers, beside }: Plan) => [...inBrowsers, ...beside].map(({ name }) => name);
  const shared = namesOf(plans.always).filter((name) => namesOf(plans.all).includes(name));
  expect(shared).toEqual(["build"]);
});
