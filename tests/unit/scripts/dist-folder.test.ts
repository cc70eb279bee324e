import { dirname } from "node:path";
import { describe, expect, test } from "vitest";
import { distFolder } from "../../../scripts/build/dist-folder.ts";

const project = process.cwd();

describe("the folder of the built site", () => {
  test.each([
    ["nothing", undefined, "dist"],
    ["an empty name", "", "dist"],
    ["a folder in the project", ".cache/other", ".cache/other"],
    ["a folder beside the project", `${project}-dist`, `${project}-dist`],
    ["a folder of another place", "/nowhere/dist", "/nowhere/dist"],
    ["a folder whose name begins with two dots", "..dist", "..dist"],
  ])("for %s", (_, named, folder) => {
    expect(distFolder({ NORTHCOVER_DIST: named })).toBe(folder);
  });

  test.each([".", "./", "..", "dist/..", project, dirname(project), "/"])(
    "is never %s, which a build would clear",
    (named) => {
      expect(() => distFolder({ NORTHCOVER_DIST: named })).toThrow("holds the project itself");
    },
  );
});
