import { Heading } from "#design-system/heading/heading.tsx";
import { TextLink } from "#design-system/link/link.tsx";
import type { CompanySlug } from "#domain/insurer.ts";
import type { SitePath } from "#site/site-path.ts";
import * as words from "#words/company-profile.ts";

/** Name and path of a company with an analysis, for links. */
export interface CompanyName {
  readonly slug: CompanySlug;
  readonly path: SitePath;
  readonly name: string;
}

/** A company worth comparing with this one. */
export interface CompanyNeighbour {
  readonly slug: CompanySlug;
  /** Result of the comparison, in one sentence. */
  readonly why: string;
}

export interface CompanyNeighboursProps {
  /** The page's own path. */
  readonly current: SitePath;
  readonly neighbours: readonly CompanyNeighbour[];
  /** All analysed companies, in the order of the site. */
  readonly companies: readonly CompanyName[];
}

/** Links to other companies: a few with the reason to read them, then the rest by name. */
export function CompanyNeighbours({ current, neighbours, companies }: CompanyNeighboursProps) {
  const others = companies.filter(({ path }) => path !== current);
  const near = neighbours.flatMap(({ slug, why }) =>
    others.filter((company) => company.slug === slug).map((company) => ({ ...company, why })),
  );
  const rest = others.filter(({ slug }) => !near.some((neighbour) => neighbour.slug === slug));
  return (
    <nav data-slot="company-neighbours" aria-labelledby="company-neighbours">
      <Heading level={2} id="company-neighbours" size={3}>
        {words.readBesideIt}
      </Heading>
      <ul role="list" className="mt-4 grid gap-x-10 tablet:grid-cols-2 laptop:grid-cols-3">
        {near.map(({ path, name, why }) => (
          <li key={path} className="border-t border-line-strong pt-2 pb-4">
            <p className="flex font-display text-heading-4 font-semibold">
              <TextLink href={path}>
                <span className="flex min-h-target items-center">{name}</span>
              </TextLink>
            </p>
            <p className="text-small text-ink-soft">{why}</p>
          </li>
        ))}
      </ul>
      <ul role="list" aria-label={words.otherCompanies} className="mt-4 flex flex-wrap gap-x-6 text-small">
        {rest.map(({ path, name }) => (
          <li key={path} className="flex">
            <TextLink href={path}>
              <span className="flex min-h-target items-center">{name}</span>
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
