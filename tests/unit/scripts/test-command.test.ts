import { expect, test } from "vitest";
import { type Check, checksOf, only, runChecks } from "../../../scripts/test/checks.ts";

const check = (name: string, needs = ""): Check => {
  return { name, lane: name === "types" ? "code" : "site", command: ["true"], isOldest: false, needs };
};
const checks = [check("build"), check("e2e", "build"), check("stories", "build"), check("types")];

/** Runs checks with some failing checks, and returns the checks that ran and those that count as failed. */
async function outcome(failing: readonly string[], wanted: readonly Check[] = checks) {
  const ran: string[] = [];
  const failed = await runChecks(wanted, async ({ name }) => {
    ran.push(name);
    await Promise.resolve();
    return !failing.includes(name);
  });
  return { ran: ran.toSorted(), failed: failed.toSorted() };
}

test("a check with a failed dependency is skipped and counts as failed; all others run", async () => {
  expect(await outcome(["build", "types"])).toEqual({
    ran: ["build", "types"],
    failed: ["build", "e2e", "stories", "types"],
  });
});

test("a single check does not need dependencies outside the run", async () => {
  expect(await outcome([], only(["e2e"], checks))).toEqual({ ran: ["e2e"], failed: [] });
});

test("an unknown check is refused with a list of the checks", () => {
  expect(() => only(["storys"], checks)).toThrow('No check is called "storys". There are: build, e2e, stories, types.');
});

test("the two speeds share only the build", () => {
  const [always, all] = [checksOf("always"), checksOf("all")].map((suite) => suite.map(({ name }) => name));
  const shared = always?.filter((name) => all?.includes(name));
  expect(shared).toEqual(["build"]);
});
