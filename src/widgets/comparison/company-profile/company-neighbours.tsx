import { Heading } from "#design-system/heading/heading.tsx";
import { TextLink } from "#design-system/link/link.tsx";
import type { Company, CompanySlug } from "#domain/company.ts";
import * as words from "#words/company-profile.ts";

/** What a link to a company needs to know. */
export type CompanyName = Pick<Company, "slug" | "name">;

/** A company worth reading beside this one. */
export interface CompanyNeighbour {
  readonly slug: CompanySlug;
  /** What the comparison shows, in one sentence. */
  readonly why: string;
}

export interface CompanyNeighboursProps {
  readonly current: CompanySlug;
  readonly neighbours: readonly CompanyNeighbour[];
  /** All analysed companies, in the order of the site. */
  readonly companies: readonly CompanyName[];
}

/** The way to other companies: a few with the reason to read them, then the rest by name. */
export function CompanyNeighbours({ current, neighbours, companies }: CompanyNeighboursProps) {
  const others = companies.filter(({ slug }) => slug !== current);
  const reasonFor = (slug: CompanySlug) => neighbours.find((neighbour) => neighbour.slug === slug)?.why;
  const rest = others.filter(({ slug }) => reasonFor(slug) === undefined);
  return (
    <nav data-slot="company-neighbours" aria-labelledby="company-neighbours">
      <Heading level={2} id="company-neighbours" size={3}>
        {words.readBesideIt}
      </Heading>
      <ul role="list" className="mt-4 grid gap-x-10 tablet:grid-cols-2 laptop:grid-cols-3">
        {neighbours.map(({ slug, why }) => (
          <li key={slug} className="border-t border-line-strong pt-2 pb-4">
            <p className="flex font-display text-heading-4 font-semibold">
              <TextLink href={`/company-analysis/${slug}-analysis`}>
                <span className="flex min-h-target items-center">
                  {companies.find((company) => company.slug === slug)?.name ?? slug}
                </span>
              </TextLink>
            </p>
            <p className="text-small text-ink-soft">{why}</p>
          </li>
        ))}
      </ul>
      <ul role="list" aria-label={words.otherCompanies} className="mt-4 flex flex-wrap gap-x-6 text-small">
        {rest.map(({ slug, name }) => (
          <li key={slug} className="flex">
            <TextLink href={`/company-analysis/${slug}-analysis`}>
              <span className="flex min-h-target items-center">{name}</span>
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
