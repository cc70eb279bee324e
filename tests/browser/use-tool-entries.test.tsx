import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { InputDescriptions } from "#domain/tools/input-description.ts";
import type { Entries } from "#domain/tools/read-inputs.ts";
import { encodeShareLink } from "#domain/tools/share-link.ts";
import { safeStorage } from "#services/safe-storage.ts";
import { ToolEnvironmentContext, type ToolEnvironment } from "#widgets/tools/tool/definition/tool-environment.ts";
import { useToolEntries } from "#widgets/tools/tool/form/use-tool-entries.ts";
import { memoryStorage } from "../unit/widgets/storages.ts";

const inputs = {
  age: { kind: "number", unit: "years", min: 0, max: 120, default: null },
} as const satisfies InputDescriptions;

interface Opened {
  readonly link?: string;
  readonly remembered?: object;
  readonly presetEntries?: Entries;
  readonly typed?: string;
}

function openTool({ link = "", remembered, presetEntries, typed = "" }: Opened = {}) {
  const form = document.body.appendChild(document.createElement("form"));
  form.innerHTML = `<input name="age" type="text">`;
  for (const field of form.querySelectorAll("input")) field.value = typed;
  const kept = safeStorage(memoryStorage());
  if (remembered !== undefined) kept.write("tool", JSON.stringify(remembered));
  let fragment = link;
  const visit: ToolEnvironment = {
    ...kept,
    fragment: () => fragment,
    clearFragment: () => (fragment = ""),
    address: () => "https://www.northcover.example/tools/test",
    today: () => new Date("2026-11-20"),
    ...(presetEntries !== undefined && { presetEntries }),
  };
  const { result } = renderHook(() => useToolEntries("tool", inputs, { current: form }), {
    wrapper: ({ children }) => <ToolEnvironmentContext value={visit}>{children}</ToolEnvironmentContext>,
  });
  return { form, kept, now: () => result.current, fragment: () => fragment };
}

afterEach(() => document.body.replaceChildren());

test("a tool starts with the session's entries; a share link takes precedence and is removed from the URL", () => {
  expect(openTool({ remembered: { age: "40" } }).now()).toMatchObject({ entries: { age: 40 }, origin: "session" });
  const opened = openTool({ link: encodeShareLink({ age: "55" }), remembered: { age: "40" } });
  expect(opened.now()).toMatchObject({ entries: { age: 55 }, origin: "link" });
  expect(opened.fragment()).toBe("");
  // The other language finds what the link has brought in the session.
  expect(opened.kept.read("tool")).toBe('{"version":2,"entries":{"age":55}}');
});

test("entries passed by the page take precedence over the session, and a share link over both", () => {
  const presetEntries = { age: "70" };
  expect(openTool({ presetEntries }).now()).toMatchObject({ entries: { age: 70 }, origin: "none" });
  const remembered = { version: 2, entries: { age: 40, sex: "F" } };
  expect(openTool({ presetEntries, remembered }).now()).toMatchObject({
    entries: { age: 70, sex: "F" },
    origin: "session",
  });
  const link = encodeShareLink({ age: "55" });
  expect(openTool({ presetEntries, remembered, link }).now()).toMatchObject({ entries: { age: 55 }, origin: "link" });
});

test("text typed before hydration takes precedence over the session, but not over a share link", () => {
  const remembered = { age: "40" };
  expect(openTool({ remembered, typed: "62" }).now()).toMatchObject({ entries: { age: 62 }, formKey: 0 });
  const link = encodeShareLink({ age: "55" });
  expect(openTool({ remembered, typed: "62", link }).now()).toMatchObject({ entries: { age: 55 }, origin: "link" });
});

test("unreadable stored entries are ignored", () => {
  expect(openTool({ remembered: [1, 2] }).now()).toMatchObject({ entries: {}, origin: "none" });
  expect(openTool({ remembered: { version: 2 } }).now()).toMatchObject({ entries: {}, origin: "none" });
});

test("entries are stored for the session; clearing deletes them and empties the fields", () => {
  const { form, kept, now } = openTool();
  const [field] = form.querySelectorAll("input");
  if (field === undefined) throw new Error("No field");
  field.value = "61";
  act(() => now().readForm());
  expect(now().entries).toEqual({ age: 61 });
  field.value = "sixty";
  act(() => now().readForm());
  expect(now().entries).toEqual({ age: "sixty" });
  expect(kept.read("tool")).toBe('{"version":2,"entries":{"age":"sixty"}}');
  const before = now().formKey;
  act(() => now().clear());
  expect(now().entries).toEqual({});
  expect(now().formKey).not.toBe(before);
  expect(kept.read("tool")).toBeNull();
});
