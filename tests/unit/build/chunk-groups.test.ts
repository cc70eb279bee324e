import { describe, expect, test } from "vitest";
import { chunkGroups } from "../../../scripts/build/chunk-groups.ts";

/** Groups whose pattern matches a module, the highest priority first. */
function groupsOf(module: string): readonly unknown[] {
  return chunkGroups
    .filter(({ test: pattern }) => pattern instanceof RegExp && pattern.test(module))
    .toSorted((one, other) => (other.priority ?? 0) - (one.priority ?? 0))
    .map(({ name }) => name);
}

describe("chunkGroups", () => {
  test.each([
    ["/site/node_modules/react-dom/client.js", "react"],
    ["/site/node_modules/react/index.js", "react"],
    ["/site/node_modules/scheduler/index.js", "react"],
    ["/site/node_modules/react-router-dom/index.js", "app"],
    ["/site/src/app/loader.ts", "loader"],
    ["/site/src/app/loader/event-replay.ts", "loader"],
    ["/site/src/design-system/link/is-plain-click.ts", "loader"],
    ["/site/src/design-system/tabs/tab-group.ts", "loader"],
    ["/site/src/design-system/tabs/tabs.tsx", "app"],
    ["/site/src/site/registry.ts", "app"],
    ["/site/node_modules/lucide-react/dist/esm/icons/copy.mjs", "app"],
  ])("%s is in %s first", (module, group) => {
    expect(groupsOf(module)[0]).toBe(group);
  });

  test("the app chunk holds only code that every page needs, the reading chunk only code that many pages share", () => {
    expect(chunkGroups.find(({ name }) => name === "app")?.tags).toEqual(["$initial"]);
    expect(chunkGroups.find(({ name }) => name === "reading")).toMatchObject({ minShareCount: 25 });
    expect(groupsOf("/site/src/widgets/reading/next-step.tsx")).toContain("reading");
    expect(groupsOf("/site/node_modules/minisearch/index.js")).not.toContain("reading");
  });

  test.each(["app.css", "figures.json"])("the app chunk does not hold %s", (file) => {
    expect(groupsOf(`/site/src/widgets/${file}`)).not.toContain("app");
  });
});
