import type { ReactNode } from "react";
import type { Elements } from "#design-system/elements.ts";
import { ButtonLink } from "#design-system/button/button-link.tsx";
import { HeadingBlock } from "#design-system/heading/heading-block.tsx";
import { useIsRendered } from "#design-system/layout/deferred-rendering.tsx";
import { Section } from "#design-system/layout/section.tsx";
import * as words from "#words/tool-screen.ts";

export interface ToolFrameProps {
  readonly title: ReactNode;
  /** One or two sentences about the question that the tool answers. */
  readonly lead: ReactNode;
  /** Category of the tool. */
  readonly kicker?: string;
  /** The one price of the tool's line, below the title; in a wide window, beside it. */
  readonly price?: Elements;
  readonly children: ReactNode;
}

/** Frame of every page below /tools: link back, title, then the tool. */
export function ToolFrame({ title, lead, kicker, price, children }: ToolFrameProps) {
  const isRendered = useIsRendered();
  return (
    <Section isFirst>
      <p className="mb-2 tablet:mb-4 print:hidden">
        <ButtonLink href="/tools" intent="secondary" size="small">
          <span aria-hidden="true">← </span>
          {words.backToTools}
        </ButtonLink>
      </p>
      <div className={price === undefined ? undefined : "grid gap-x-16 laptop:grid-cols-2"}>
        <HeadingBlock level={1} title={title} lead={lead} {...(kicker !== undefined && { kicker })} />
        {isRendered && price}
      </div>
      <div data-slot="tool" className="mt-2 tablet:mt-6 laptop:mt-12 print:mt-4">
        {isRendered && children}
      </div>
    </Section>
  );
}
