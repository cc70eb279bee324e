import { describe, expect, test } from "vitest";
import { emptyLifeNeeds, readLifeNeeds, type LifeNeedsInput } from "#domain/life-needs-input.ts";
import { quickMethods } from "#domain/tools/life-methods.ts";

const methods = (input: Partial<LifeNeedsInput>) => quickMethods(readLifeNeeds({ ...emptyLifeNeeds, ...input }));

describe("methods that need no further answers", () => {
  test("seven times pay, and ten years of pay with the final expenses", () => {
    expect(methods({ annualIncome: "80000" })).toEqual({ low: 560_000, high: 815_000 });
  });

  test("debts, mortgage and education count, and coverage is taken off", () => {
    const entries = { annualIncome: "80000", currentDebt: "10000", mortgage: "300000", educationFund: "20000" };
    expect(methods(entries)).toEqual({ low: 560_000, high: 1_145_000 });
    expect(methods({ ...entries, existingLife: "400000", groupLife: "200000" })).toEqual({ low: 0, high: 545_000 });
  });

  test("there are none without an income", () => {
    expect(methods({ mortgage: "300000" })).toBeNull();
    expect(methods({ annualIncome: "eighty", mortgage: "300000" })).toBeNull();
  });
});
