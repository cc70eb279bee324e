import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { distFolder } from "../scripts/build/dist-folder.ts";
import { readPage } from "./built-page.ts";
import { builtPaths, expect, test } from "./site.ts";

/** Pages that must have marks, so that the test can't pass vacuously. */
const citing = [
  "/faq",
  "/learn/auto-insurance",
  "/insurance-types/home",
  "/blog/insurance-fraud-canada",
  "/provincial/quebec-insurance-guide",
  "/company-analysis/sun-life-financial-analysis",
];

for (const path of builtPaths) {
  test(`${path} numbers its sources 1, 2, 3 in order of appearance, and lists exactly those`, async () => {
    const file = path === "/" ? "index.html" : `${path}.html`;
    const page = readPage(await readFile(join(distFolder(), file), "utf8"));
    const marks = page
      .elements("a")
      .filter(({ attributes: { href = "" } }) => href.startsWith("#source-"))
      .map(({ attributes: { href = "" }, text }) => ({ id: href.slice(1), number: Number(text) }));
    const met = new Map(marks.map(({ id, number }) => [id, number]));
    expect([...met.values()]).toEqual([...met.keys()].map((_, index) => index + 1));
    for (const { id, number } of marks) expect(number, id).toBe(met.get(id));
    const listed = page
      .elements("li")
      .filter(({ attributes: { id = "" } }) => id.startsWith("source-"))
      .map(({ attributes: { id = "" }, text }) => ({ id, text }));
    expect(listed.map(({ id }) => id)).toEqual([...met.keys()]);
    // Compare the start only, because a publisher's name may also begin with a number.
    for (const { id, text } of listed) expect(text.startsWith(String(met.get(id))), `${id}: ${text}`).toBe(true);
    if (citing.includes(path)) expect(marks.length).toBeGreaterThan(3);
  });
}
