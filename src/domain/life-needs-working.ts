import { lifeNeedsDefaults, type LifeNeedsAnswers, type LifeNeedsField } from "./life-needs-input.ts";
import { ageBand, incomeMultiple, lifeNeedsConstants, type LifeNeedsResult, type PremiumKind } from "./life-needs.ts";
import { formatDollars, type Working, type WorkingLine } from "#format/money.ts";

/** The figures of the need, in the order they are added up. */
export const needFigures = [
  "incomeReplacement",
  "immediateNeeds",
  "futureNeeds",
  "specialAdjustments",
  "totalNeeds",
  "existingCoverage",
  "coverageGap",
] as const satisfies readonly (keyof LifeNeedsResult)[];

export type NeedFigure = (typeof needFigures)[number];

/** The kinds of policy, cheapest first. */
export const premiumKinds = ["term10", "term20", "term30", "wholeLife"] as const satisfies readonly PremiumKind[];

/** What each figure is called wherever a visitor meets it. */
export const needTitles = {
  incomeReplacement: "Income replacement",
  immediateNeeds: "Immediate needs",
  futureNeeds: "Future needs",
  specialAdjustments: "Special adjustments",
  totalNeeds: "Total needs",
  existingCoverage: "Cover you already have",
  coverageGap: "Coverage gap",
} as const satisfies Record<NeedFigure, string>;

/** What each kind of policy is called wherever a visitor meets it. */
export const premiumTitles = {
  term10: "Term, 10 years",
  term20: "Term, 20 years",
  term30: "Term, 30 years",
  wholeLife: "Whole life",
} as const satisfies Record<PremiumKind, string>;

/** Every figure with the lines that lead to it. Amounts are as exact as the result's. */
export interface LifeNeedsWorking {
  readonly needs: Readonly<Record<NeedFigure, Working>>;
  /** The yearly premium that the four kinds start from. */
  readonly basePremium: Working;
  /** A month each. */
  readonly premiums: Readonly<Record<PremiumKind, Working>>;
}

/** Explains a result line by line, in words and sums a visitor can check with a pocket calculator. */
export function explainLifeNeeds(answers: LifeNeedsAnswers, result: LifeNeedsResult): LifeNeedsWorking {
  const need = (figure: NeedFigure, lines: readonly WorkingLine[]): Working => ({
    title: needTitles[figure],
    lines,
    amount: result[figure],
  });
  const basePremium = explainBasePremium(answers, result.coverageGap);
  const premium = (kind: PremiumKind) => explainPremium(kind, basePremium.amount, result.estimatedPremium[kind]);
  return {
    needs: {
      incomeReplacement: need("incomeReplacement", incomeLines(answers)),
      immediateNeeds: need("immediateNeeds", immediateLines(answers)),
      futureNeeds: need("futureNeeds", futureLines(answers)),
      specialAdjustments: need("specialAdjustments", specialLines(answers)),
      totalNeeds: need(
        "totalNeeds",
        needFigures.slice(0, 4).map((figure) => ({ label: needTitles[figure], amount: result[figure] })),
      ),
      existingCoverage: need("existingCoverage", existingLines(answers)),
      coverageGap: need("coverageGap", gapLines(result)),
    },
    basePremium,
    premiums: {
      term10: premium("term10"),
      term20: premium("term20"),
      term30: premium("term30"),
      wholeLife: premium("wholeLife"),
    },
  };
}

/** "Final expenses (our assumption)" where the visitor entered nothing. */
function labelOf(label: string, field: LifeNeedsField, { assumed }: LifeNeedsAnswers): string {
  return assumed.has(field) ? `${label} (our assumption)` : label;
}

function incomeLines(answers: LifeNeedsAnswers): readonly WorkingLine[] {
  const { annualIncome, spouseIncome, age } = answers;
  const { replacedShare } = lifeNeedsConstants;
  const multiple = incomeMultiple(age);
  const yearly = annualIncome - spouseIncome;
  const multiplied = yearly * multiple;
  return [
    {
      label: "Your income less your spouse's",
      calculation: `${formatDollars(annualIncome)} \u2212 ${formatDollars(spouseIncome)}`,
      amount: yearly,
      per: "year",
    },
    {
      label: labelOf(`${multiple} times, for age ${ageBand(age)}`, "age", answers),
      calculation: `${formatDollars(yearly)} × ${multiple}`,
      amount: multiplied,
    },
    {
      label: "Seven tenths of that",
      calculation: `${formatDollars(multiplied)} × ${replacedShare}`,
      amount: multiplied * replacedShare,
    },
  ];
}

function immediateLines(answers: LifeNeedsAnswers): readonly WorkingLine[] {
  return [
    { label: "Debts", amount: answers.currentDebt },
    { label: "Mortgage", amount: answers.mortgage },
    { label: labelOf("Final expenses", "finalExpenses", answers), amount: answers.finalExpenses },
  ];
}

function futureLines(answers: LifeNeedsAnswers): readonly WorkingLine[] {
  const { children, educationFund, emergencyFund, annualIncome, assumed } = answers;
  const { perChild } = lifeNeedsConstants;
  return [
    {
      label: "Children",
      calculation: `${children} × ${formatDollars(perChild)}`,
      amount: children * perChild,
    },
    { label: "Education fund", amount: educationFund },
    {
      label: labelOf("Emergency fund", "emergencyFund", answers),
      ...(assumed.has("emergencyFund") && {
        calculation: `${formatDollars(annualIncome)} × ${lifeNeedsDefaults.emergencyShare}`,
      }),
      amount: emergencyFund,
    },
  ];
}

function specialLines(answers: LifeNeedsAnswers): readonly WorkingLine[] {
  const { businessOwnerMultiple, stayAtHomeSpouse, specialNeeds } = lifeNeedsConstants;
  const lines: WorkingLine[] = [];
  if (answers.isBusinessOwner) {
    lines.push({
      label: "You own a business",
      calculation: `${formatDollars(answers.annualIncome)} × ${businessOwnerMultiple}`,
      amount: answers.annualIncome * businessOwnerMultiple,
    });
  }
  if (answers.hasStayAtHomeSpouse) lines.push({ label: "Your spouse stays at home", amount: stayAtHomeSpouse });
  if (answers.hasSpecialNeeds) lines.push({ label: "A dependant has special needs", amount: specialNeeds });
  return lines.length > 0 ? lines : [{ label: "None apply to you", amount: 0 }];
}

function existingLines({ existingLife, groupLife }: LifeNeedsAnswers): readonly WorkingLine[] {
  const own: WorkingLine = { label: "Life insurance you have, at work too", amount: existingLife };
  return groupLife === 0 ? [own] : [own, { label: "Group life", amount: groupLife }];
}

function gapLines({ totalNeeds, existingCoverage, coverageGap }: LifeNeedsResult): readonly WorkingLine[] {
  const difference = totalNeeds - existingCoverage;
  const line: WorkingLine = {
    label: "Total needs less the cover you have",
    calculation: `${formatDollars(totalNeeds)} \u2212 ${formatDollars(existingCoverage)}`,
    amount: difference,
  };
  return difference < 0 ? [line, { label: "A gap is never below zero", amount: coverageGap }] : [line];
}

function explainBasePremium(answers: LifeNeedsAnswers, coverageGap: number): Working {
  const { baseRate, ageLoads, loads } = lifeNeedsConstants;
  let premium = coverageGap * baseRate;
  const lines: WorkingLine[] = [
    {
      label: "A thousandth of the gap",
      calculation: `${formatDollars(coverageGap)} × ${baseRate}`,
      amount: premium,
      per: "year",
    },
  ];
  function addLoad(label: string, load: number) {
    const calculation = `${formatDollars(premium)} × ${load}`;
    premium *= load;
    lines.push({ label, calculation, amount: premium, per: "year" });
  }
  for (const { over, load } of ageLoads) if (answers.age > over) addLoad(`Over ${over}`, load);
  if (answers.isSmoker) addLoad("Smoker", loads.smoker);
  if (answers.isInPoorHealth) addLoad("Poor health", loads.poorHealth);
  if (answers.isMale) addLoad("Male", loads.male);
  return { title: "Base premium", lines, amount: premium, per: "year" };
}

function explainPremium(kind: PremiumKind, base: number, monthly: number): Working {
  const factor = lifeNeedsConstants.premiumFactors[kind];
  const yearly = base * factor;
  return {
    title: premiumTitles[kind],
    lines: [
      {
        label: "A year",
        calculation: `${formatDollars(base)} × ${factor}`,
        amount: yearly,
        per: "year",
      },
      { label: "A month", calculation: `${formatDollars(yearly)} ÷ 12`, amount: monthly, per: "month" },
    ],
    amount: monthly,
    per: "month",
  };
}
