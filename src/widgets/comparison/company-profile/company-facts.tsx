import type { ReactNode } from "react";
import { DescriptionList, type DescriptionItem } from "#design-system/description-list/description-list.tsx";
import { Heading } from "#design-system/heading/heading.tsx";
import { TextLink } from "#design-system/link/link.tsx";
import type { Company } from "#domain/company.ts";
import { phoneHref } from "#format/phone-href.ts";
import type { InsuranceLine } from "#domain/insurance-line.ts";
import { Figure } from "#widgets/reading/figure/figure.tsx";
import { SourceMarks } from "#widgets/reading/figure/source-marks.tsx";
import * as words from "#words/company-profile.ts";
import { ComplaintLink } from "./complaint-link.tsx";

const funds = {
  PACICC: words.paciccFund,
  Assuris: words.assurisFund,
  "Assuris and PACICC": words.bothFunds,
} as const satisfies Record<Company["protection"], string>;

const gio = { name: words.gio, phone: "1-877-225-0446" } as const;
const olhi = { name: words.olhi, phone: "1-888-295-8112" } as const;

const services = {
  GIO: [gio],
  OLHI: [olhi],
  "GIO and OLHI": [gio, olhi],
} as const satisfies Record<Company["complaintService"], readonly { readonly name: string; readonly phone: string }[]>;

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
          <TextLink href={`/insurance-types/${line}`} stands="alone">
            {words.lineNames[line]}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

function ComplaintRoute({
  company,
  service,
  office,
}: {
  readonly company: string;
  readonly service: Company["complaintService"];
  readonly office: Company["complaints"];
}) {
  return (
    <>
      {office !== undefined && (
        <p className="mb-2">
          {words.firstTheCompany(office.name)}
          {office.phone !== undefined && (
            <>
              ,{" "}
              <span className="whitespace-nowrap">
                <TextLink href={phoneHref(office.phone)}>{office.phone}</TextLink>
              </span>
            </>
          )}
          <SourceMarks ids={[office.source]} />
        </p>
      )}
      <p>{words.afterItsFinalAnswer}</p>
      <ul role="list" className="mt-1 grid gap-1">
        {services[service].map(({ name, phone }) => (
          <li key={name}>
            {name},{" "}
            <span className="whitespace-nowrap">
              <TextLink href={phoneHref(phone)}>{phone}</TextLink>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2">
        <ComplaintLink insurer={company} />
      </p>
    </>
  );
}

/** Who the company is, and what stands behind its promise. */
function companyFacts(company: Company): {
  readonly identity: readonly DescriptionItem[];
  readonly safety: readonly DescriptionItem[];
} {
  return {
    identity: [
      { term: words.headOffice, description: company.headquarters },
      { term: words.ownership, description: company.structure },
      ...(company.founded === undefined
        ? []
        : [
            {
              term: words.founded,
              description: <Figure basis={company.founded.basis}>{company.founded.value}</Figure>,
            },
          ]),
      { term: words.soldThrough, description: list(company.sellsThrough) },
      { term: words.insures, description: lines(company.lines) },
      ...(company.brands.length === 0 ? [] : [{ term: words.alsoTradesAs, description: list(company.brands) }]),
    ],
    safety: [
      { term: words.ifItFailed, description: funds[company.protection] },
      {
        term: words.ifYouDisagree,
        description: (
          <ComplaintRoute company={company.name} service={company.complaintService} office={company.complaints} />
        ),
      },
    ],
  };
}

export interface CompanyFactsProps {
  readonly company: Company;
  /** `column` is small and stacked, `band` sets two lists side by side. */
  readonly layout: "column" | "band";
}

/** The record of a company: identity, lines, failure protection and the way to complain. */
export function CompanyFacts({ company, layout }: CompanyFactsProps) {
  const { identity, safety } = companyFacts(company);
  return (
    <section data-slot="company-facts" aria-labelledby="company-facts">
      <Heading level={2} id="company-facts" size={3}>
        {layout === "column" ? words.onFile : words.companyOnFile}
      </Heading>
      <div className="mt-4 text-small">
        {layout === "column" ? (
          <DescriptionList items={[...identity, ...safety]} layout="stacked" />
        ) : (
          <div className="grid gap-x-16 gap-y-8 tablet:grid-cols-2">
            <DescriptionList items={identity} layout="rows" />
            <DescriptionList items={safety} layout="rows" />
          </div>
        )}
      </div>
      <p className="mt-4 text-caption text-ink-soft">
        {words.otherFactsRestOn}
        <SourceMarks ids={company.sources} />
      </p>
    </section>
  );
}
