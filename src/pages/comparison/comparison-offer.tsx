import { ButtonLink } from "#design-system/button/button-link.tsx";
import { Heading } from "#design-system/heading/heading.tsx";
import { claims } from "#content/site.ts";

/* Each claim can be switched off in `site.ts`. */
const promises: readonly (string | null)[] = [
  claims.comparisonMinutes,
  claims.comparisonQuotes,
  claims.comparisonSavings,
];

export interface ComparisonOfferProps {
  readonly title: string;
  /** Label of the button. */
  readonly action: string;
}

/** A link to the comparison tool, with the owner's claims about it. */
export function ComparisonOffer({ title, action }: ComparisonOfferProps) {
  return (
    <section aria-labelledby="free-comparison" className="bg-brand-wash p-6 tablet:p-8">
      <Heading level={3} id="free-comparison">
        {title}
      </Heading>
      <ul role="list" className="mt-6 grid gap-3">
        {promises
          .filter((promise) => promise !== null)
          .map((promise) => (
            <li
              key={promise}
              className="border-t border-brand-line pt-3 font-display text-heading-2 font-medium text-brand"
            >
              {promise}
            </li>
          ))}
      </ul>
      <div className="mt-8">
        <ButtonLink href="/tools/insurance-comparison-tool">{action}</ButtonLink>
      </div>
    </section>
  );
}
