import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import { Heading } from "#design-system/heading/heading.tsx";
import { Kicker } from "#design-system/heading/heading-block.tsx";
import { Container } from "#design-system/layout/container.tsx";

const hero = cva("border-b border-line", {
  variants: {
    tone: {
      plain: "",
      wash: "bg-brand-wash",
    },
    hasFigure: { true: "overflow-clip", false: "" },
  },
  defaultVariants: { tone: "plain" },
});

const columns = cva("py-6", {
  variants: {
    hasFigure: {
      true: "grid grid-cols-1 items-center gap-x-12 gap-y-10 tablet:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] laptop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]",
      false: "",
    },
  },
});

const picture = cva("w-full min-w-0 text-brand", {
  variants: {
    size: {
      /* Hidden on phones, where the figure would push the main content down. */
      display: "max-tablet:hidden",
      1: "max-w-80 laptop:justify-self-end",
    },
  },
});

export interface HeroProps {
  /** The page's one level-1 heading. */
  readonly title: ReactNode;
  /** The page's offer to the visitor, in one or two sentences. */
  readonly lead: ReactNode;
  /** A word or two above the title. */
  readonly kicker?: ReactNode;
  /** One main action and at most one other, in a `Cluster`. */
  readonly actions?: ReactNode;
  /** A picture beside the text; below it on small screens. */
  readonly figure?: ReactNode;
  /** Background of the band. Default: `plain`. */
  readonly tone?: "plain" | "wash";
  /** `display` for the home page, 1 for all others. */
  readonly size?: "display" | 1 | undefined;
}

/**
 * The opening of a landing page: its subject, its audience and the next step.
 *
 * Accessibility: the title is the page's level-1 heading. The figure must add no information to the words.
 */
export function Hero({ title, lead, kicker, actions, figure, tone, size = "display" }: HeroProps) {
  const hasFigure = figure !== undefined;
  return (
    <div data-slot="hero" className={hero({ tone, hasFigure })}>
      <Container>
        <div className={columns({ hasFigure })}>
          <div>
            {kicker !== undefined && <Kicker>{kicker}</Kicker>}
            <div className="max-w-prose">
              <Heading level={1} size={size}>
                {title}
              </Heading>
            </div>
            <p className="mt-6 max-w-narrow text-lead text-ink-soft">{lead}</p>
            {actions !== undefined && <div className="mt-8">{actions}</div>}
          </div>
          {hasFigure && <div className={picture({ size })}>{figure}</div>}
        </div>
      </Container>
    </div>
  );
}
