import type { ReactNode } from "react";
import { HeadingBlock } from "#design-system/heading/heading-block.tsx";
import { Cluster } from "#design-system/layout/cluster.tsx";
import { Section, type SectionProps } from "#design-system/layout/section.tsx";

export interface ActionBandProps extends Pick<SectionProps, "tone"> {
  /** Id of the heading, for fragment links. */
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  /** Buttons side by side. */
  readonly children: ReactNode;
}

/** A full-width band with a call to action. */
export function ActionBand({ tone, id, title, lead, children }: ActionBandProps) {
  return (
    <Section tone={tone} labelledBy={id}>
      <HeadingBlock level={2} id={id} title={title} lead={lead} />
      <div className="mt-8">
        <Cluster>{children}</Cluster>
      </div>
    </Section>
  );
}
