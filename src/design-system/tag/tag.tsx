import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import { SiteLink } from "#design-system/link/link.tsx";

const tag = cva(
  "inline-flex max-w-full items-center wrap-anywhere border-b border-line-strong text-caption text-ink-soft",
  {
    variants: {
      linked: {
        true: "min-h-target no-underline hover:border-accent hover:text-ink",
        false: "py-0.5",
      },
    },
  },
);

export interface TagProps {
  /** Address of the topic's page. Without one, the tag is plain text. */
  readonly href?: string | undefined;
  readonly children: ReactNode;
}

/** The topic of a page or item. For a verdict, use `Badge`. */
export function Tag({ href, children }: TagProps) {
  const className = tag({ linked: href !== undefined });
  if (href === undefined) {
    return (
      <span data-slot="tag" className={className}>
        {children}
      </span>
    );
  }
  return (
    <SiteLink data-slot="tag" href={href} className={className}>
      {children}
    </SiteLink>
  );
}
