import { describe, expect, test } from "vitest";
import { chooseChecks } from "../../../scripts/test/checks.ts";
import { runSideBySide } from "../../../scripts/test/side-by-side.ts";
import { failedInPlaywright, failedInVitest } from "../../../scripts/test/failed-tests.ts";

describe("the checks that are run", () => {
  const all = [{ name: "types" }, { name: "unit" }, { name: "build" }, { name: "e2e" }] as const;
  const names = (choice: Parameters<typeof chooseChecks>[1]) => chooseChecks(all, choice).map(({ name }) => name);

  test.each([
    ["all of them unless something is said", {}, ["types", "unit", "build", "e2e"]],
    ["those named, in their usual order", { only: ["e2e", "types"] }, ["types", "e2e"]],
    ["all from one on", { from: "build" }, ["build", "e2e"]],
    ["the named ones from one on", { from: "unit", only: ["types", "e2e"] }, ["e2e"]],
    ["none where none failed last time", { only: [] }, []],
  ])("are %s", (_, choice, expected) => {
    expect(names(choice)).toEqual(expected);
  });

  test.each([{ only: ["storys"] }, { from: "storys" }])("must exist: %o", (choice) => {
    expect(() => names(choice)).toThrow('No check is called "storys". There are: types, unit, build, e2e.');
  });
});

describe("checks side by side", () => {
  /** Runs checks that each end when told to, and notes what began and what was left out. */
  function start(checks: readonly { name: string; needs?: readonly string[]; isInBrowsers?: boolean }[]) {
    const ends = new Map<string, (hasPassed: boolean) => void>();
    const began: string[] = [];
    const leftOut = runSideBySide(checks, { all: 2, inBrowsers: 1 }, ({ name }) => {
      began.push(name);
      return new Promise((end) => ends.set(name, end));
    });
    const finish = async (name: string, hasPassed = true) => {
      ends.get(name)?.(hasPassed);
      await new Promise((done) => setImmediate(done));
    };
    return { began, finish, leftOut };
  }

  test("are two at a time, and the next begins when one ends", async () => {
    const { began, finish, leftOut } = start([{ name: "a" }, { name: "b" }, { name: "c" }]);
    expect(began).toEqual(["a", "b"]);
    await finish("b");
    expect(began).toEqual(["a", "b", "c"]);
    await finish("a");
    await finish("c", false);
    expect(await leftOut).toEqual([]);
  });

  test("are no two with browsers", async () => {
    const [one, other] = [
      { name: "stories", isInBrowsers: true },
      { name: "e2e", isInBrowsers: true },
    ];
    const { began, finish } = start([one, other, { name: "unit" }]);
    expect(began).toEqual(["stories", "unit"]);
    await finish("unit");
    expect(began).toEqual(["stories", "unit"]);
    await finish("stories");
    expect(began).toEqual(["stories", "unit", "e2e"]);
  });

  test("wait for what they need, and let others go ahead meanwhile", async () => {
    const { began, finish } = start([{ name: "build" }, { name: "e2e", needs: ["build"] }, { name: "unit" }]);
    expect(began).toEqual(["build", "unit"]);
    await finish("unit");
    expect(began).toEqual(["build", "unit"]);
    await finish("build");
    expect(began).toEqual(["build", "unit", "e2e"]);
  });

  test("are left out when what they need has failed", async () => {
    const e2e = { name: "e2e", needs: ["build"] };
    const { began, finish, leftOut } = start([{ name: "build" }, e2e]);
    await finish("build", false);
    expect(await leftOut).toEqual([e2e]);
    expect(began).toEqual(["build"]);
  });

  test("need nothing that the run leaves out", async () => {
    const { began, finish, leftOut } = start([{ name: "e2e", needs: ["build"] }]);
    expect(began).toEqual(["e2e"]);
    await finish("e2e");
    expect(await leftOut).toEqual([]);
  });

  test("are none where there are none", async () => {
    expect(await start([]).leftOut).toEqual([]);
  });
});

describe("what failed", () => {
  test("is named by Vitest's report, without colours, the page and the stack", () => {
    const page = Array.from({ length: 40 }, (_, line) => `<p>${line}</p>`).join("\n");
    const failed = failedInVitest({
      testResults: [
        {
          name: "/repo/stories/a.stories.tsx",
          status: "failed",
          assertionResults: [
            { fullName: "A works", status: "passed", failureMessages: [] },
            {
              fullName: "A fails",
              status: "failed",
              failureMessages: [`\u001b[31mUnable to find it\u001b[39m\n${page}\n    at a.ts:1`],
            },
          ],
        },
      ],
    });
    expect(failed).toMatchObject([{ file: "/repo/stories/a.stories.tsx", title: "A fails" }]);
    const lines = failed[0]?.cause.split("\n") ?? [];
    expect(lines[0]).toBe("Unable to find it");
    expect(lines).toHaveLength(13);
    expect(lines.at(-1)).toBe("…");
  });

  test("is the file itself where it could not be loaded", () => {
    const report = {
      testResults: [{ name: "/repo/b.test.ts", status: "failed", message: "Cannot find ./c.ts", assertionResults: [] }],
    };
    expect(failedInVitest(report)).toEqual([
      { file: "/repo/b.test.ts", title: "/repo/b.test.ts", cause: "Cannot find ./c.ts" },
    ]);
  });

  test("is named by Playwright's report, however deep it stands", () => {
    const spec = (title: string, ok: boolean) => ({
      title,
      file: "pages.spec.ts",
      ok,
      tests: [{ results: [ok ? {} : { error: { message: `${title} went wrong\n    at b.ts:2` } }] }],
    });
    const report = { suites: [{ specs: [spec("one", true)], suites: [{ specs: [spec("two", false)] }] }] };
    expect(failedInPlaywright(report)).toEqual([{ file: "e2e/pages.spec.ts", title: "two", cause: "two went wrong" }]);
  });
});
