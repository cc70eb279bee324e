import { cva } from "class-variance-authority";
import { Children, isValidElement, type ReactNode } from "react";
import { OnPageNav, type OnPageNavItem } from "#design-system/on-page-nav/on-page-nav.tsx";
import { textOf } from "#widgets/reading/markdown/read-markdown.ts";

const frame = cva("", { variants: { spacing: { below: "mb-10", none: "" } } });

export interface QuickNavigationProps {
  readonly label: string;
  /** Space below: `none` if the surrounding layout already has space. Default: `below`. */
  readonly spacing?: "below" | "none";
  /** A Markdown list of links to parts of the page. */
  readonly children: ReactNode;
}

interface LinkProps {
  readonly href?: string;
  readonly children?: ReactNode;
}

function isFragment(href: string | undefined): href is `#${string}` {
  return href?.startsWith("#") === true;
}

/** The links to parts of the page in a piece of rendered Markdown. */
export function linksIn(node: ReactNode): OnPageNavItem[] {
  return Children.toArray(node).flatMap((part) => {
    if (!isValidElement<LinkProps>(part)) return [];
    const { href, children } = part.props;
    return isFragment(href) ? [{ href, label: textOf(children) }] : linksIn(children);
  });
}

/** Links to the parts of a page, with the author's labels. */
export function QuickNavigation({ label, spacing = "below", children }: QuickNavigationProps) {
  return (
    <div className={frame({ spacing })}>
      <OnPageNav label={label} items={linksIn(children)} />
    </div>
  );
}
