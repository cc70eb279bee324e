import type { ReactNode } from "react";
import { DescriptionList, type DescriptionItem } from "#design-system/description-list/description-list.tsx";
import { Heading } from "#design-system/heading/heading.tsx";
import { TextLink } from "#design-system/link/link.tsx";
import type { InsuranceLine } from "#domain/insurance-line.ts";
import type { Insurer } from "#domain/insurer.ts";
import type { PageText } from "#site/front-matter.ts";
import { Figure } from "#widgets/reading/figure/figure.tsx";
import { SourceMarks } from "#widgets/reading/figure/source-marks.tsx";
import * as words from "#words/company-profile.ts";
import { ComplaintRoute } from "./complaint-route.tsx";

function list(items: readonly string[]): ReactNode {
  return (
    <ul role="list" className="grid gap-1">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function lines(of: readonly InsuranceLine[]): ReactNode {
  return (
    <ul role="list" className="-my-2.5 flex flex-wrap gap-x-5">
      {of.map((line) => (
        <li key={line}>
          <TextLink href={`/insurance-types/${line}`} variant="standalone">
            {words.lineNames[line]}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

export interface CompanyFactsProps {
  readonly company: PageText<"company">;
  readonly insurer: Insurer;
  /** `column` is small and stacked, `band` sets two lists side by side. */
  readonly layout: "column" | "band";
}

/** Identity of the company, and the protection behind its promises. */
function companyFacts({ company, insurer }: Pick<CompanyFactsProps, "company" | "insurer">): {
  readonly identity: readonly DescriptionItem[];
  readonly safety: readonly DescriptionItem[];
} {
  const { founded, brands } = company;
  return {
    identity: [
      { term: words.headOffice, description: company.headOffice },
      { term: words.ownership, description: company.ownership },
      ...(founded === undefined
        ? []
        : [{ term: words.founded, description: <Figure basis={founded.basis}>{founded.value}</Figure> }]),
      { term: words.soldThrough, description: list(company.soldThrough) },
      { term: words.insures, description: lines(company.lines) },
      ...(brands.length === 0 ? [] : [{ term: words.alsoTradesAs, description: list(brands) }]),
    ],
    safety: [
      { term: words.ifItFailed, description: list(company.funds.map((fund) => words.protectionFunds[fund])) },
      {
        term: words.ifYouDisagree,
        description: (
          <ComplaintRoute
            company={company.heading}
            insurer={company.insurer}
            offices={insurer.complaints ?? []}
            services={company.ombudservices}
          />
        ),
      },
    ],
  };
}

/** The facts of a company: identity, lines, failure protection and the way to complain. */
export function CompanyFacts({ company, insurer, layout }: CompanyFactsProps) {
  const { identity, safety } = companyFacts({ company, insurer });
  return (
    <section data-slot="company-facts" aria-labelledby="company-facts">
      <Heading level={2} id="company-facts" size={3}>
        {layout === "column" ? words.onFile : words.companyOnFile}
      </Heading>
      <div className="mt-4 text-small">
        {layout === "column" ? (
          <DescriptionList items={[...identity, ...safety]} layout="stacked" />
        ) : (
          <div className="grid grid-cols-1 gap-x-16 gap-y-8 tablet:grid-cols-2">
            <DescriptionList items={identity} layout="rows" />
            <DescriptionList items={safety} layout="rows" />
          </div>
        )}
      </div>
      <p className="mt-4 text-caption text-ink-soft">
        {words.otherFactsRestOn}
        <SourceMarks ids={company.sources} look="sentence" />
      </p>
    </section>
  );
}
