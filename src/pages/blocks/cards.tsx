import type { ReactNode } from "react";
import { Card as DesignCard } from "#design-system/card/card.tsx";
import { Grid } from "#design-system/layout/grid.tsx";

export interface CardProps {
  readonly title: string;
  /** Link target of the card. Default: no link. */
  readonly href?: string;
  readonly children: ReactNode;
}

/** One card of `Cards`. */
export function Card({ title, href, children }: CardProps) {
  return (
    <li className="grid">
      <DesignCard title={title} href={href} headingLevel={2}>
        {children}
      </DesignCard>
    </li>
  );
}

export interface CardsProps {
  /** `Card` blocks. */
  readonly children: ReactNode;
}

/** Short texts of equal weight, three side by side where there is room. */
export function Cards({ children }: CardsProps) {
  return (
    <Grid columns={3} min="small" as="ul">
      {children}
    </Grid>
  );
}
