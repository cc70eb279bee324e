import { describe, expect, test } from "vitest";
import { safeStorage, readJson, readRecord } from "#services/safe-storage.ts";
import { blockedStorage, fullStorage, memoryStorage } from "../widgets/storages.ts";

describe("a stored value", () => {
  test("persists across pages, until it is removed", () => {
    const storage = memoryStorage();
    expect(safeStorage(storage).write("flag", "true")).toBe(true);
    expect(safeStorage(storage).read("flag")).toBe("true");
    expect(safeStorage(storage).keys()).toEqual(["flag"]);
    safeStorage(storage).remove("flag");
    expect(safeStorage(storage).read("flag")).toBeNull();
    expect(safeStorage(storage).keys()).toEqual([]);
  });

  test.each([
    ["blocked", blockedStorage],
    ["full", fullStorage],
  ])("lasts only as long as the page where storage is %s, which the caller can detect", (_, storage) => {
    const values = safeStorage(storage);
    expect(values.write("flag", "true")).toBe(false);
    expect(values.read("flag")).toBe("true");
    expect(values.keys()).toContain("flag");
    expect(safeStorage(storage).read("flag")).toBeNull();
    values.remove("flag");
    expect(values.read("flag")).toBeNull();
  });

  test.each([
    ["nothing", null, undefined],
    ["invalid JSON", "{name", undefined],
    ["an object", '{"a":1}', { a: 1 }],
    ["null", "null", null],
  ])("is parsed as JSON: %s", (_, text, expected) => {
    const values = safeStorage(memoryStorage());
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
