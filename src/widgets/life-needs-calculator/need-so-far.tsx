import { readLifeNeeds, type LifeNeedsField, type LifeNeedsInput } from "#domain/life-needs-input.ts";
import { calculateLifeNeeds } from "#domain/life-needs.ts";
import { formatDollars } from "#format/money.ts";

export interface NeedSoFarProps {
  /** The form as it stands. */
  readonly input: LifeNeedsInput;
}

/** What the answers come to before all are given, and what is taken for those that are missing. */
export function NeedSoFar({ input }: NeedSoFarProps) {
  const answers = readLifeNeeds(input);
  const { coverageGap, totalNeeds } = calculateLifeNeeds(answers);
  // Nothing but the final expenses is no answer yet.
  if (totalNeeds <= answers.finalExpenses) return null;
  const taken: readonly (readonly [LifeNeedsField, string])[] = [
    ["age", `age ${answers.age}`],
    ["finalExpenses", `final expenses of ${formatDollars(answers.finalExpenses)}`],
    ["emergencyFund", "half a year’s income for emergencies"],
  ];
  const assumed = taken.filter(([field]) => answers.assumed.has(field)).map(([, words]) => words);
  return (
    <div data-slot="need-so-far" className="max-w-prose border-s-4 border-brand bg-brand-wash px-4 py-3">
      <p className="font-semibold">So far: a coverage gap of {formatDollars(coverageGap)}.</p>
      {assumed.length > 0 && (
        <p className="mt-1 text-small text-ink-soft">
          Where you have said nothing, this counts with {new Intl.ListFormat("en-CA").format(assumed)}. Each further
          answer changes the sum.
        </p>
      )}
    </div>
  );
}
