import type { ReactNode } from "react";
import { Container } from "#design-system/layout/container.tsx";
import { Section } from "#design-system/layout/section.tsx";
import type { FigureBasis } from "#domain/figure.ts";
import type { InsuranceProduct } from "#domain/insurance-product.ts";
import { productList } from "#domain/structured-data.ts";
import { SourcesProvider, type SourcesProviderProps } from "#widgets/figure/sources-context.tsx";
import { GlossaryProvider } from "#widgets/glossary-term/glossary-context.tsx";
import { GuideFooter, type RelatedPage } from "#widgets/guide-footer/guide-footer.tsx";
import type { ProseModule } from "#widgets/page-references/prose-module.ts";
import { StructuredData } from "#widgets/structured-data/structured-data.tsx";

export interface ComparisonFrameProps {
  /** What the table compares, as its caption says it. */
  readonly caption: string;
  readonly products: readonly InsuranceProduct[];
  /** The sources that the records of the page name. */
  readonly recordSources: SourcesProviderProps["value"];
  /** Every prose file of the page. */
  readonly prose: readonly ProseModule[];
  /** Where the figures of the page come from, in reading order. */
  readonly used: readonly FigureBasis[];
  readonly related: readonly RelatedPage[];
  readonly children: ReactNode;
}

/** What every page of a line has around it: sources, definitions, its products for machines, and its foot. */
export function ComparisonFrame({
  caption,
  products,
  recordSources,
  prose,
  used,
  related,
  children,
}: ComparisonFrameProps) {
  const sources = prose.reduce((all, { citedSources }) => ({ ...all, ...citedSources }), recordSources);
  return (
    <SourcesProvider value={sources} used={used}>
      <GlossaryProvider value={prose.flatMap(({ glossaryTerms }) => glossaryTerms)}>
        <StructuredData data={productList(caption, products)} />
        {children}
        <Section>
          <Container>
            <GuideFooter reviewedOn="2026-11-20" related={related} />
          </Container>
        </Section>
      </GlossaryProvider>
    </SourcesProvider>
  );
}
