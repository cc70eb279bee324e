import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import { Heading, type HeadingLevel } from "#design-system/heading/heading.tsx";
import { SiteLink } from "#design-system/link/link.tsx";

const card = cva("group/card relative flow-root h-full min-w-0 tablet:flex tablet:flex-col", {
  variants: {
    tone: {
      plain: "border-t border-ink pt-5 pb-2",
      surface: "rounded-medium border border-line bg-surface p-6",
      wash: "rounded-medium bg-brand-wash p-6",
    },
    linked: { true: "transition-colors duration-(--duration-quick)", false: "" },
  },
  compoundVariants: [
    { tone: "plain", linked: true, className: "hover:border-accent" },
    { tone: "surface", linked: true, className: "hover:border-brand" },
  ],
  defaultVariants: { tone: "plain" },
});

/* The link covers the card, so that the whole card is one target and shows the link's focus ring. */
const stretchedLink = [
  "text-brand underline decoration-1 underline-offset-4 group-hover/card:text-brand-strong group-hover/card:decoration-2",
  "after:absolute after:inset-0 after:rounded-medium focus-visible:outline-none",
  "focus-visible:after:outline-3 focus-visible:after:outline-offset-4 focus-visible:after:outline-focus",
].join(" ");

export interface CardProps {
  /** Subject of the card, and accessible name of its link. */
  readonly title: string;
  /** Address of the link. Without one, the card is not a link. */
  readonly href?: string | undefined;
  /** Depth of the title in the page's outline. */
  readonly headingLevel: HeadingLevel;
  /** Visual size of the title. */
  readonly titleSize?: 3 | 4 | undefined;
  /** Text below the title. Links and buttons don't belong in a linked card. */
  readonly children?: ReactNode;
  /** A picture above the title; beside it on a phone. Must be decorative, because the link's name leaves it out. */
  readonly media?: ReactNode;
  /** Small facts at the foot: date, reading time, badges. */
  readonly meta?: ReactNode;
  /** `plain` has only a rule at the top; `surface` and `wash` are boxes for a single card. Default: `plain`. */
  readonly tone?: "plain" | "surface" | "wash";
}

/**
 * A short summary with an optional link. A linked card has one target, named by its title alone.
 *
 * For one of several next steps, each with a title and a sentence. For links alone, use a list.
 *
 * - Do: keep the cards of a grid to a similar length.
 * - Don't: put a second link in a linked card.
 * - Don't: put a card around a single thing.
 */
export function Card({ title, href, headingLevel, titleSize = 3, children, media, meta, tone }: CardProps) {
  return (
    <div data-slot="card" className={card({ tone, linked: href !== undefined })}>
      {media !== undefined && (
        <div className="float-end w-14 text-brand tablet:float-none tablet:mb-5 tablet:w-full">{media}</div>
      )}
      <Heading level={headingLevel} size={titleSize}>
        {href === undefined ? (
          title
        ) : (
          <SiteLink href={href} className={stretchedLink}>
            {title}
          </SiteLink>
        )}
      </Heading>
      {children !== undefined && <div className="mt-2 text-ink-soft">{children}</div>}
      {meta !== undefined && <div className="mt-auto pt-4 text-caption text-ink-soft">{meta}</div>}
    </div>
  );
}
