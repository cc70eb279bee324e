import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { plateNames } from "#design-system/illustration/plate-name.ts";

const sheet = readFileSync("src/design-system/illustration/plates.svg", "utf8");

test("the file of plates has each plate at three levels of detail, and no other", () => {
  const ids = [...sheet.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(plateNames.flatMap((name) => [`${name}-fine`, `${name}-detail`, name]));
});

test("a plate has one mark in the accent, and the other lines take the colour of the text", () => {
  for (const name of plateNames) {
    const [, group = ""] = new RegExp(`<g id="${name}"[^>]*>(.*?)</g>`, "s").exec(sheet) ?? [];
    expect(group.match(/<path /g), name).toHaveLength(2);
    expect(group.match(/ stroke="currentColor"/g), name).toHaveLength(1);
  }
});
