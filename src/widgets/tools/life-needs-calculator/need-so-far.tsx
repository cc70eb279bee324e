import { readLifeNeeds, type LifeNeedsField, type LifeNeedsInput } from "#domain/life-needs-input.ts";
import { calculateLifeNeeds } from "#domain/life-needs.ts";
import { formatDollars } from "#format/money.ts";
import * as say from "#words/life-needs.ts";

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
    ["age", say.assumedAge(answers.age)],
    ["finalExpenses", say.assumedFinalExpenses(formatDollars(answers.finalExpenses))],
    ["emergencyFund", say.assumedEmergencyFund],
  ];
  const assumed = taken.filter(([field]) => answers.assumed.has(field)).map(([, words]) => words);
  return (
    <div data-slot="need-so-far" className="max-w-prose border-s-4 border-brand bg-brand-wash px-4 py-3">
      <p className="font-semibold">{say.gapSoFar(formatDollars(coverageGap))}</p>
      {assumed.length > 0 && (
        <p className="mt-1 text-small text-ink-soft">
          {say.countsWithAssumed(new Intl.ListFormat("en-CA").format(assumed))}
        </p>
      )}
    </div>
  );
}
