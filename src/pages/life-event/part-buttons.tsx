import type { ReactNode } from "react";
import { ButtonLink } from "#design-system/button/button-link.tsx";
import { Cluster } from "#design-system/layout/cluster.tsx";
import { linksIn } from "../blocks/quick-navigation.tsx";

export interface PartButtonsProps {
  readonly label: string;
  /** A Markdown list of links to parts of the page. */
  readonly children: ReactNode;
}

/** Links to the parts of a page as buttons, where a reader needs one part and not the others. */
export function PartButtons({ label, children }: PartButtonsProps) {
  return (
    <nav aria-label={label}>
      <Cluster>
        {linksIn(children).map(({ href, label: part }) => (
          <ButtonLink key={href} href={href}>
            {part}
          </ButtonLink>
        ))}
      </Cluster>
    </nav>
  );
}
