import type { HomeInsurerFacts } from "#domain/insurance-product.ts";
import * as words from "#words/comparison.ts";

export interface ForAndAgainstProps {
  readonly insurer: HomeInsurerFacts;
}

/** Pros, cons and possible discounts of an insurer. */
export function ForAndAgainst({ insurer: { pros, cons, discounts } }: ForAndAgainstProps) {
  return (
    <dl className="grid max-w-prose gap-x-8 gap-y-4 text-small tablet:grid-cols-2">
      <Points term={words.forIt} points={pros} />
      <Points term={words.againstIt} points={cons} />
      <div className="tablet:col-span-2">
        <dt className="font-semibold">{words.discountsToAskAbout}</dt>
        <dd className="text-ink-soft">{discounts.join(" · ")}</dd>
      </div>
    </dl>
  );
}

function Points({ term, points }: { readonly term: string; readonly points: readonly string[] }) {
  return (
    <div>
      <dt className="font-semibold">{term}</dt>
      {points.map((point) => (
        <dd key={point} className="mt-1 text-ink-soft">
          {point}
        </dd>
      ))}
    </div>
  );
}
