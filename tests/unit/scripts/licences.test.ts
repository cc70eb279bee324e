import { expect, test } from "vitest";
import { licencesText } from "../../../scripts/build/licences.ts";

test("every package is listed by name with its version, licence and licence text", () => {
  const text = licencesText([
    { name: "zebra", version: "2.0.0", text: "Copyright Z" },
    { name: "ant", version: "1.0.0", identifier: "MIT", text: "Copyright A" },
  ]);
  expect(text).toMatch(/ant 1\.0\.0 \(MIT\)\n\nCopyright A\n\n-+\n\nzebra 2\.0\.0\n\nCopyright Z\n$/);
});

test("throws for a package without a licence text", () => {
  expect(() => licencesText([{ name: "ant", version: "1.0.0", identifier: "MIT" }])).toThrow("ant 1.0.0 comes without");
});
