import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  emptyLifeNeeds,
  lifeNeedsChoices,
  lifeNeedsFields,
  lifeNeedsLimits,
  readLifeNeeds,
  type LifeNeedsField,
  type LifeNeedsInput,
} from "#domain/life-needs-input.ts";
import {
  explainLifeNeeds,
  needFigures,
  premiumKinds,
} from "#widgets/tools/life-needs-calculator/life-needs-working.ts";
import { calculateLifeNeeds, lifeNeedsConstants, type LifeNeedsResult } from "#domain/life-needs.ts";
import { formatDollars, formatExactDollars, type WorkingLine } from "#format/money.ts";
import {
  ageRange,
  coverageRanges,
  estimatePremium,
  fitToRange,
  premiumLines,
  type PremiumQuestion,
} from "#domain/premium.ts";
import { readNumber, type NumberKind } from "#format/read-number.ts";
import { anyCharacter } from "../../any-character.ts";

/** One number in the formats that people type and paste. */
function writingsOf(value: number): readonly string[] {
  const plain = String(value);
  const groups = (mark: string) => plain.replaceAll(/\B(?=(\d{3})+$)/g, mark);
  const grouped = [",", " ", "\u00A0", "\u202F"].map(groups);
  const dollars = [plain, groups(",")].flatMap((text) => [`$${text}`, `$ ${text}`, `${text} $`, `${text}$`]);
  return [plain, `+${plain}`, ` ${plain}\t`, `${plain}.`, `${plain}.00`, `${plain}e0`, ...grouped, ...dollars];
}

const anyText = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 60 }),
  fc.string({ unit: fc.constantFrom(..."0123456789.,+-$eE \u2212\u00A0½٣∞xX"), maxLength: 30 }),
  fc.double().map(String),
  fc.bigInt().map(String),
  fc.constantFrom("NaN", "Infinity", "-Infinity", "1e309", "-1e309", "0x10", "1/0", "null", "-0", "9".repeat(400)),
);

describe("reading a number", () => {
  test("every usual format of a number is read as that number", () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), (value) => {
        for (const text of writingsOf(value)) expect(readNumber(text, "amount"), JSON.stringify(text)).toBe(value);
        for (const minus of ["-", "\u2212"]) expect(readNumber(`${minus}${value}`, "amount")).toBe(-value);
      }),
    );
  });

  test("any other text is a finite number or none", () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom<NumberKind>("amount", "count", "decimal", "percent"), (text, kind) => {
        expect(readNumber(text, kind)).not.toBeNaN();
        if (!/\p{Nd}/u.test(text)) expect(readNumber(text, kind)).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });

  test("long text is read without delay", () => {
    for (const unit of ["1", "1,111", "1 ", ",", "$", "-", " ", "1.", "e1"]) {
      const started = performance.now();
      readNumber(unit.repeat(100_000), "amount");
      readNumber(unit.repeat(100 / unit.length), "amount");
      expect(performance.now() - started, unit).toBeLessThan(1000);
    }
  });

  test("a formatted amount is read back unchanged", () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999, max: 999_999_999 }), (amount) => {
        expect(readNumber(formatDollars(amount), "amount")).toBe(amount);
        expect(formatExactDollars(amount)).toBe(formatDollars(amount));
      }),
    );
  });
});

const choiceFields = new Map<string, readonly string[]>(Object.entries(lifeNeedsChoices));

/** A form with any text in its fields, and mostly valid choices. */
const anyInput: fc.Arbitrary<LifeNeedsInput> = fc
  .array(fc.tuple(anyText, fc.nat(9), fc.nat(999_999), fc.boolean()), { minLength: 20, maxLength: 20 })
  .map((drawn) => {
    const input: Record<LifeNeedsField, string> = { ...emptyLifeNeeds };
    for (const [index, field] of lifeNeedsFields.entries()) {
      const [text, which, amount, isSensible] = drawn[index] ?? ["", 0, 0, false];
      const choices = choiceFields.get(field);
      const sensible = choices === undefined ? String(amount) : choices[which % choices.length];
      input[field] = isSensible && sensible !== undefined ? sensible : text;
    }
    return input;
  });

const calculate = (input: LifeNeedsInput) => calculateLifeNeeds(readLifeNeeds(input));

/** The direction in which a figure moves when a field increases. */
const directions = [
  ["annualIncome", "coverageGap", 1],
  ["spouseIncome", "coverageGap", -1],
  ["currentDebt", "coverageGap", 1],
  ["mortgage", "coverageGap", 1],
  ["finalExpenses", "coverageGap", 1],
  ["numChildren", "coverageGap", 1],
  ["educationFund", "futureNeeds", 1],
  ["existingLife", "coverageGap", -1],
  ["groupLife", "coverageGap", -1],
] as const satisfies readonly (readonly [LifeNeedsField, keyof LifeNeedsResult, 1 | -1])[];

describe("the life needs calculator", () => {
  test("prints only valid amounts, in figures and in words", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const answers = readLifeNeeds(input);
        const { needs, basePremium, premiums } = explainLifeNeeds(answers, calculateLifeNeeds(answers));
        const workings = [
          ...needFigures.map((figure) => needs[figure]),
          basePremium,
          ...premiumKinds.map((kind) => premiums[kind]),
        ];
        const lines = workings.flatMap((working): readonly WorkingLine[] => working.lines);
        for (const amount of [...workings, ...lines].map((each) => each.amount)) {
          expect(Number.isFinite(amount)).toBe(true);
          expect(formatExactDollars(amount)).toMatch(/^\u2212?\$[\d,]+(\.\d\d)?$/);
        }
        expect(lines.map(({ label, calculation }) => `${label} ${calculation ?? ""}`).join("\n")).not.toMatch(
          /NaN|Infinity|undefined|null|∞/,
        );
        const mayBeNegative = [needs.incomeReplacement, needs.totalNeeds];
        for (const working of workings)
          if (!mayBeNegative.some((one) => one === working)) expect(working.amount).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 300 },
    );
  });

  test("the parts add up, and each calculation ends at its figure", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const answers = readLifeNeeds(input);
        const result = calculateLifeNeeds(answers);
        expect(result.totalNeeds).toBe(
          result.incomeReplacement + result.immediateNeeds + result.futureNeeds + result.specialAdjustments,
        );
        expect(result.coverageGap).toBe(Math.max(0, result.totalNeeds - result.existingCoverage));

        const { needs, basePremium, premiums } = explainLifeNeeds(answers, result);
        for (const figure of needFigures) {
          const { amount, lines } = needs[figure];
          expect(amount).toBe(result[figure]);
          const isSteps = figure === "incomeReplacement" || figure === "coverageGap";
          const reached = isSteps ? lines.at(-1)?.amount : lines.reduce((sum, line) => sum + line.amount, 0);
          expect(reached).toEqual(expect.closeTo(amount, 3));
        }
        for (const kind of premiumKinds) {
          expect(premiums[kind].lines.at(-1)?.amount).toBe(result.estimatedPremium[kind]);
          expect(premiums[kind].lines[0]?.amount).toEqual(
            expect.closeTo(basePremium.amount * lifeNeedsConstants.premiumFactors[kind], 3),
          );
        }
      }),
    );
  });

  test.each(directions)("more %s moves %s in one direction", (field, figure, direction) => {
    const limit = field === "numChildren" ? lifeNeedsLimits.children : 5_000_000;
    fc.assert(
      fc.property(anyInput, fc.nat(limit), fc.nat(limit), (input, one, other) => {
        // A custom emergency fund, so that income does not affect it.
        const sum = (amount: number) => calculate({ ...input, emergencyFund: "0", [field]: String(amount) })[figure];
        const difference = sum(Math.max(one, other)) - sum(Math.min(one, other));
        expect(difference * direction).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("a longer term costs no less, and whole life costs the most", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { term10, term20, term30, wholeLife } = calculate(input).estimatedPremium;
        expect([term10, term20, term30, wholeLife].toSorted((a, b) => a - b)).toEqual([
          term10,
          term20,
          term30,
          wholeLife,
        ]);
      }),
    );
  });

  test("a risk never makes the same coverage cheaper", () => {
    const risks = [
      { smoker: "yes" },
      { health: "poor" },
      { gender: "male" },
    ] as const satisfies readonly Partial<LifeNeedsInput>[];
    fc.assert(
      fc.property(anyInput, fc.constantFrom(...risks), (input, risk) => {
        const usual = calculate({ ...input, smoker: "no", health: "good", gender: "female" });
        const loaded = calculate({ ...input, smoker: "no", health: "good", gender: "female", ...risk });
        expect(loaded.coverageGap).toBe(usual.coverageGap);
        expect(loaded.estimatedPremium.term10).toBeGreaterThanOrEqual(usual.estimatedPremium.term10);
      }),
    );
  });

  test("even the largest number is formatted", () => {
    const input: Record<LifeNeedsField, string> = { ...emptyLifeNeeds };
    for (const field of lifeNeedsFields) if (!choiceFields.has(field)) input[field] = "1e999";
    const most = calculate({ ...input, age: "20", spouseIncome: "" });
    expect(most.totalNeeds).toBeLessThan(lifeNeedsLimits.amount * 25 * lifeNeedsConstants.incomeMultiples.length);
    expect(Number.isSafeInteger(Math.round(most.totalNeeds))).toBe(true);
  });
});

const anyNumber = fc.oneof(fc.double({ noNaN: true }), fc.integer(), fc.constantFrom(-0, 1e308, -1e308));

const anyQuestion: fc.Arbitrary<PremiumQuestion> = fc
  .tuple(fc.constantFrom(...premiumLines), anyNumber, anyNumber)
  .map(([line, age, coverage]) => {
    const fitted = fitToRange(coverage, coverageRanges[line]);
    return line === "life" ? { line, age: fitToRange(age, ageRange), coverage: fitted } : { line, coverage: fitted };
  });

describe("the premium calculator", () => {
  test("returns a whole, positive amount for any number, with a readable calculation", () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const { monthly, working } = estimatePremium(question);
        expect(Number.isSafeInteger(monthly)).toBe(true);
        expect(monthly).toBeGreaterThan(0);
        expect(working.at(-1)?.amount).toBe(monthly);
        expect(JSON.stringify(working)).not.toMatch(/NaN|Infinity|null|e\+/);
      }),
    );
  });

  test("a value on the slider's steps is kept, and values beside it are rounded to it", () => {
    fc.assert(
      fc.property(fc.constantFrom(ageRange, ...Object.values(coverageRanges)), anyNumber, (range, value) => {
        const fitted = fitToRange(value, range);
        expect(fitToRange(fitted, range)).toBe(fitted);
        expect(fitted).toBeGreaterThanOrEqual(range.minimum);
        expect(fitted).toBeLessThanOrEqual(range.maximum);
        expect((fitted - range.minimum) % range.step).toBe(0);
      }),
    );
  });
});
