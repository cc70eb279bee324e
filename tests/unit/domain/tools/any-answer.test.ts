import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { provinceCodes } from "#domain/province-code.ts";
import { gapRisks } from "#domain/tools/coverage-gap-answer.ts";
import type { InputDescriptions } from "#domain/tools/input-description.ts";
import type { Entries } from "#domain/tools/read-inputs.ts";
import { allEntries, anyEntries } from "./any-entries.ts";
import * as every from "./every-tool.ts";
import { expectFinite } from "./expect-finite.ts";

interface Asked<Answer> {
  readonly inputs: InputDescriptions;
  readonly answer: (entries: Entries) => Answer;
}

/** Expects a law of every answer to any entries with a province. */
function expectLaw<Answer>(
  { inputs, answer }: Asked<Answer>,
  law: (found: Answer, change: (other: Entries) => Answer) => void,
  numRuns = 100,
): void {
  fc.assert(
    fc.property(
      fc.oneof(anyEntries(inputs), allEntries(inputs)),
      fc.constantFrom(...provinceCodes),
      (entered, province) => {
        const entries = { ...entered, province };
        law(answer(entries), (other) => answer({ ...entries, ...other }));
      },
    ),
    { numRuns },
  );
}

describe("for any valid input", () => {
  test.each(Object.entries<Asked<object>>(every.everyTool))("%s returns finite numbers", (_, { inputs, answer }) => {
    fc.assert(fc.property(anyEntries(inputs), (entries) => expectFinite(answer(entries))));
  });

  test("discounts never reach the whole premium", () =>
    expectLaw(every.auto, ({ discountTotal }) => expect(discountTotal).toBeLessThan(1)));

  test("a larger house never costs less", () =>
    expectLaw(every.home, ({ rebuild }, change) =>
      expect(change({ area: 10_000 }).rebuild?.low ?? 0).toBeGreaterThanOrEqual(rebuild?.low ?? 0),
    ));

  test("more spending never means a smaller gap without work", () =>
    expectLaw(
      every.disability,
      ({ income }, change) =>
        expect(change({ spending: 50_000 }).income?.gap ?? 0).toBeGreaterThanOrEqual((income?.gap ?? 0) - 1e-6),
      25,
    ));

  test("more cash never means a larger shortfall of an estate", () =>
    expectLaw(every.estate, (_, change) =>
      expect(change({ cash: 100_000 }).asEntered?.short ?? 0).toBeLessThanOrEqual(
        change({ cash: 1000 }).asEntered?.short ?? 0,
      ),
    ));

  test("no share of a hospital bill is negative", () =>
    expectLaw(every.travel, ({ you }) => expect(you?.low ?? 0).toBeGreaterThanOrEqual(0)));

  test("every risk is listed once, the largest gap first", () =>
    expectLaw(every.coverageGap, ({ rows }) => {
      expect(rows.map(({ risk }) => risk).toSorted()).toEqual([...gapRisks].toSorted());
      const nets = rows.map(({ net }) => net);
      expect(nets).toEqual(nets.toSorted((one, other) => other - one));
    }));

  test("a business has what the law requires first", () =>
    expectLaw(every.business, ({ items }) => {
      const places = items.map(({ group }) => ["law", "contract", "consider"].indexOf(group));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }));

  test("every deadline of a complaint is after its start, and they are in order", () =>
    expectLaw(every.complaint, ({ deadlines }) => {
      const days = deadlines.map(({ until }) => until);
      expect(days).toEqual(days.toSorted());
      for (const { from, until } of deadlines) expect(until > from).toBe(true);
    }));
});
