import { describe, expect, test } from "vitest";
import { sources } from "../../../../scripts/build/read-sources.ts";
import type { DatedFigures } from "#domain/dated-figure.ts";
import { isFigureBasis, isSourceId } from "#domain/figure.ts";
import { canadaPensionPlan } from "#domain/figures/canada-pension-plan.ts";
import { minimumLiability } from "#domain/figures/minimum-liability.ts";
import { quebecPensionPlan } from "#domain/figures/quebec-pension-plan.ts";
import { readDay } from "#domain/tools/calendar-day.ts";

const files = import.meta.glob<Record<string, DatedFigures>>("../../../../src/domain/figures/*.ts", { eager: true });
const figures = Object.values(files).flatMap((file) =>
  Object.entries(file).flatMap(([name, records]) =>
    Object.entries(records).map(([id, figure]) => ({ id: `${name}.${id}`, figure })),
  ),
);

test("files of figures are found", () => {
  expect(figures.length).toBeGreaterThan(100);
});

describe.each(figures)("$id", ({ figure }) => {
  test("has known sources and valid dates", () => {
    expect(isFigureBasis(figure.basis)).toBe(true);
    for (const id of [figure.basis, ...(figure.readIn ?? [])])
      if (isSourceId(id)) expect([...sources.keys()]).toContain(id);
    expect(readDay(figure.validTo)).toBe(figure.validTo);
    if (figure.validFrom) expect(figure.validFrom < figure.validTo).toBe(true);
    expect(figure.asOf).not.toBe("");
  });
});

test("each minimum that a law sets names a source", () => {
  for (const [province, { basis }] of Object.entries(minimumLiability)) expect(basis, province).toMatch(/^S\d+$/);
});

test("the parts of the plans' maximums add up", () => {
  const {
    retirementMaximum,
    survivorFlat,
    survivorRate,
    survivorMaximum,
    disabilityFlat,
    disabilityRate,
    disabilityMaximum,
  } = canadaPensionPlan;
  expect(survivorFlat.value + survivorRate.value * retirementMaximum.value).toBeCloseTo(survivorMaximum.value, 2);
  expect(disabilityFlat.value + disabilityRate.value * retirementMaximum.value).toBeCloseTo(disabilityMaximum.value, 2);
  const { survivorEarningsPart, flatUnder45, survivorUnder45, flatUnder45WithChild, flatFrom45 } = quebecPensionPlan;
  expect(survivorEarningsPart.value + flatUnder45.value).toBeCloseTo(survivorUnder45.value, 2);
  expect(survivorEarningsPart.value + flatUnder45WithChild.value).toBeCloseTo(
    quebecPensionPlan.survivorUnder45WithChild.value,
    2,
  );
  expect(survivorEarningsPart.value + flatFrom45.value).toBeCloseTo(quebecPensionPlan.survivorFrom45.value, 2);
});
