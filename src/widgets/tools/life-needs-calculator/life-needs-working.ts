import * as choices from "#words/life-choices.ts";
import * as words from "#words/life-needs.ts";
import { lifeNeedsDefaults, type LifeNeedsAnswers, type LifeNeedsField } from "#domain/life-needs-input.ts";
import {
  ageBand,
  incomeMultiple,
  lifeNeedsConstants,
  type LifeNeedsResult,
  type PremiumKind,
} from "#domain/life-needs.ts";
import { formatDollars, type Working, type WorkingLine } from "#format/money.ts";

/** The components of the need, in the order of addition. */
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

/** Policy types, cheapest first. */
export const premiumKinds = ["term10", "term20", "term30", "wholeLife"] as const satisfies readonly PremiumKind[];

/** Display name of each figure. */
export const needTitles = {
  incomeReplacement: words.incomeReplacement,
  immediateNeeds: words.immediateNeeds,
  futureNeeds: words.futureNeeds,
  specialAdjustments: words.specialAdjustments,
  totalNeeds: words.totalNeeds,
  existingCoverage: words.coverageYouAlreadyHave,
  coverageGap: words.coverageGap,
} as const satisfies Record<NeedFigure, string>;

/** Display name of each policy type. */
export const premiumTitles = {
  term10: words.term10Years,
  term20: words.term20Years,
  term30: words.term30Years,
  wholeLife: words.wholeLife,
} as const satisfies Record<PremiumKind, string>;

/** The working of every figure. Amounts are rounded as in the result. */
export interface LifeNeedsWorking {
  readonly needs: Readonly<Record<NeedFigure, Working>>;
  /** Yearly base premium of all four policy types. */
  readonly basePremium: Working;
  /** Monthly premiums. */
  readonly premiums: Readonly<Record<PremiumKind, Working>>;
}

/** Explains a result line by line, with sums that a visitor can check by hand. */
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

/** Marks a default: "Final expenses (our assumption)". */
function labelOf(label: string, field: LifeNeedsField, { assumed }: LifeNeedsAnswers): string {
  return assumed.has(field) ? words.ourAssumption(label) : label;
}

function incomeLines(answers: LifeNeedsAnswers): readonly WorkingLine[] {
  const { annualIncome, spouseIncome, age } = answers;
  const { replacedShare } = lifeNeedsConstants;
  const multiple = incomeMultiple(age);
  const yearly = annualIncome - spouseIncome;
  const multiplied = yearly * multiple;
  return [
    {
      label: words.incomeLessSpouses,
      calculation: `${formatDollars(annualIncome)} \u2212 ${formatDollars(spouseIncome)}`,
      amount: yearly,
      per: "year",
    },
    {
      label: labelOf(words.timesForAge(multiple, choices.ageBandName(ageBand(age))), "age", answers),
      calculation: `${formatDollars(yearly)} × ${multiple}`,
      amount: multiplied,
    },
    {
      label: words.sevenTenthsOfThat,
      calculation: `${formatDollars(multiplied)} × ${replacedShare}`,
      amount: multiplied * replacedShare,
    },
  ];
}

function immediateLines(answers: LifeNeedsAnswers): readonly WorkingLine[] {
  return [
    { label: words.debts, amount: answers.currentDebt },
    { label: words.mortgage, amount: answers.mortgage },
    { label: labelOf(words.finalExpenses, "finalExpenses", answers), amount: answers.finalExpenses },
  ];
}

function futureLines(answers: LifeNeedsAnswers): readonly WorkingLine[] {
  const { children, educationFund, emergencyFund, annualIncome, assumed } = answers;
  const { perChild } = lifeNeedsConstants;
  return [
    {
      label: words.children,
      calculation: `${children} × ${formatDollars(perChild)}`,
      amount: children * perChild,
    },
    { label: words.educationFund, amount: educationFund },
    {
      label: labelOf(words.emergencyFund, "emergencyFund", answers),
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
      label: words.youOwnABusiness,
      calculation: `${formatDollars(answers.annualIncome)} × ${businessOwnerMultiple}`,
      amount: answers.annualIncome * businessOwnerMultiple,
    });
  }
  if (answers.hasStayAtHomeSpouse) lines.push({ label: words.spouseStaysAtHome, amount: stayAtHomeSpouse });
  if (answers.hasSpecialNeeds) lines.push({ label: words.dependantHasSpecialNeeds, amount: specialNeeds });
  return lines.length > 0 ? lines : [{ label: words.noneApplyToYou, amount: 0 }];
}

function existingLines({ existingLife, groupLife }: LifeNeedsAnswers): readonly WorkingLine[] {
  const own: WorkingLine = { label: words.lifeInsuranceAtWorkToo, amount: existingLife };
  return groupLife === 0 ? [own] : [own, { label: words.groupLife, amount: groupLife }];
}

function gapLines({ totalNeeds, existingCoverage, coverageGap }: LifeNeedsResult): readonly WorkingLine[] {
  const difference = totalNeeds - existingCoverage;
  const line: WorkingLine = {
    label: words.needsLessCoverage,
    calculation: `${formatDollars(totalNeeds)} \u2212 ${formatDollars(existingCoverage)}`,
    amount: difference,
  };
  return difference < 0 ? [line, { label: words.gapIsNeverBelowZero, amount: coverageGap }] : [line];
}

function explainBasePremium(answers: LifeNeedsAnswers, coverageGap: number): Working {
  const { baseRate, ageLoads, loads } = lifeNeedsConstants;
  let premium = coverageGap * baseRate;
  const lines: WorkingLine[] = [
    {
      label: words.thousandthOfTheGap,
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
  for (const { over, load } of ageLoads) if (answers.age > over) addLoad(choices.overAge(over), load);
  if (answers.isSmoker) addLoad(choices.smoker, loads.smoker);
  if (answers.isInPoorHealth) addLoad(words.poorHealth, loads.poorHealth);
  if (answers.isMale) addLoad(choices.lifeChoices.male, loads.male);
  return { title: words.basePremium, lines, amount: premium, per: "year" };
}

function explainPremium(kind: PremiumKind, base: number, monthly: number): Working {
  const factor = lifeNeedsConstants.premiumFactors[kind];
  const yearly = base * factor;
  return {
    title: premiumTitles[kind],
    lines: [
      {
        label: words.yearLabel,
        calculation: `${formatDollars(base)} × ${factor}`,
        amount: yearly,
        per: "year",
      },
      { label: words.monthLabel, calculation: `${formatDollars(yearly)} ÷ 12`, amount: monthly, per: "month" },
    ],
    amount: monthly,
    per: "month",
  };
}
