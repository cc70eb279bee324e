import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import { Heading, type HeadingLevel } from "#design-system/heading/heading.tsx";
import { SiteLink } from "#design-system/link/link.tsx";

const card = cva("group/card relative flex h-full min-w-0 flex-col", {
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

/* The link's box covers the card, so that the whole card is one target, and its ring is the card's. */
const stretchedLink = [
  "text-current no-underline decoration-accent decoration-2 underline-offset-4 group-hover/card:underline",
  "after:absolute after:inset-0 after:rounded-medium focus-visible:outline-none",
  "focus-visible:after:outline-3 focus-visible:after:outline-offset-4 focus-visible:after:outline-focus",
].join(" ");

export interface CardProps {
  /** What the card is about, and the name of its link. */
  readonly title: string;
  /** Where the card leads. Without it the card is not a link. */
  readonly href?: string | undefined;
  /** Depth of the title in the page's outline. */
  readonly headingLevel: HeadingLevel;
  /** How large the title looks. */
  readonly titleSize?: 3 | 4 | undefined;
  /** Text below the title. Links and buttons don't belong in a linked card. */
  readonly children?: ReactNode;
  /** A picture above the title. It adds nothing to the name, so it must be decoration. */
  readonly media?: ReactNode;
  /** Small facts at the foot: date, reading time, badges. */
  readonly meta?: ReactNode;
  /** `plain` hangs from a rule; `surface` and `wash` are boxes for a card that stands alone. Default: `plain`. */
  readonly tone?: "plain" | "surface" | "wash";
}

/**
 * A short summary that may lead somewhere. A linked card has one target, named by its title alone.
 *
 * For one of several ways on, each with a title and a sentence. A list of links alone is a list.
 *
 * - Do: keep the cards of a grid to one length.
 * - Don't: put a second link in a linked card.
 * - Don't: put a card around a single thing.
 */
export function Card({ title, href, headingLevel, titleSize = 3, children, media, meta, tone }: CardProps) {
  return (
    <div data-slot="card" className={card({ tone, linked: href !== undefined })}>
      {media !== undefined && <div className="mb-5 text-brand">{media}</div>}
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
