import { expect, test } from "vitest";
import { primaryKinds, sourceKinds } from "#domain/source.ts";

test("primary are the law, public bodies, the offices that these rely on, and rating agencies", () => {
  expect(sourceKinds.filter((kind) => primaryKinds.has(kind))).toEqual([
    "law",
    "government",
    "regulator",
    "office",
    "agency",
  ]);
});
