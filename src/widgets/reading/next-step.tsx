import { ButtonLink } from "#design-system/button/button-link.tsx";
import { HeadingBlock } from "#design-system/heading/heading-block.tsx";
import { Cluster } from "#design-system/layout/cluster.tsx";
import { Section } from "#design-system/layout/section.tsx";
import type { SitePath } from "#site/site-path.ts";

/** A link to a next step. */
interface Way {
  readonly href: SitePath;
  readonly label: string;
}

export interface NextStepProps {
  /** The next step, as a sentence or a question. */
  readonly title: string;
  /** The reason, in one or two short sentences. */
  readonly lead: string;
  /** Link for most readers. */
  readonly first: Way;
  /** Alternative link. */
  readonly second: Way;
}

/** The band at the end of a page with two links to next steps. At most one on a page. */
export function NextStep({ title, lead, first, second }: NextStepProps) {
  return (
    <Section tone="wash" labelledBy="next-step">
      <HeadingBlock level={2} id="next-step" title={title} lead={lead} />
      <div className="mt-8">
        <Cluster>
          <ButtonLink href={first.href}>{first.label}</ButtonLink>
          <ButtonLink href={second.href} intent="secondary">
            {second.label}
          </ButtonLink>
        </Cluster>
      </div>
    </Section>
  );
}
