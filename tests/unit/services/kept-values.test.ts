import { describe, expect, test } from "vitest";
import { keptValues, readJson, readRecord } from "#services/kept-values.ts";
import { blockedStorage, fullStorage, memoryStorage } from "../widgets/storages.ts";

describe("a kept value", () => {
  test("persists across pages, until it is removed", () => {
    const storage = memoryStorage();
    expect(keptValues(storage).write("flag", "true")).toBe(true);
    expect(keptValues(storage).read("flag")).toBe("true");
    expect(keptValues(storage).names()).toEqual(["flag"]);
    keptValues(storage).remove("flag");
    expect(keptValues(storage).read("flag")).toBeNull();
    expect(keptValues(storage).names()).toEqual([]);
  });

  test.each([
    ["blocked", blockedStorage],
    ["full", fullStorage],
  ])("lasts only as long as the page where storage is %s, which the caller can detect", (_, storage) => {
    const values = keptValues(storage);
    expect(values.write("flag", "true")).toBe(false);
    expect(values.read("flag")).toBe("true");
    expect(values.names()).toContain("flag");
    expect(keptValues(storage).read("flag")).toBeNull();
    values.remove("flag");
    expect(values.read("flag")).toBeNull();
  });

  test.each([
    ["nothing", null, undefined],
    ["invalid JSON", "{name", undefined],
    ["an object", '{"a":1}', { a: 1 }],
    ["null", "null", null],
  ])("is parsed as JSON: %s", (_, text, expected) => {
    const values = keptValues(memoryStorage());
    if (text !== null) values.write("value", text);
    expect(readJson(values, "value")).toEqual(expected);
  });

  test.each([
    ["nothing", null, undefined],
    ["invalid JSON", "{name", undefined],
    ["an object", '{"a":1}', { a: 1 }],
    ["null", "null", undefined],
    ["a list", "[1]", undefined],
    ["a number", "7", undefined],
  ])("is parsed as an object: %s", (_, text, expected) => {
    expect(readRecord({ read: () => text }, "value")).toEqual(expected);
  });
});
