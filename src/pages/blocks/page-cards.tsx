import type { ReactNode } from "react";
import { Card } from "#design-system/card/card.tsx";
import { Plate } from "#design-system/illustration/plate.tsx";
import { Grid } from "#design-system/layout/grid.tsx";
import { insuranceLines } from "#domain/insurance-line.ts";
import { readPageEntries } from "./page-entries.ts";

export interface PageCardsProps {
  /** Maximum number of cards in a row. */
  readonly columns: 2 | 3 | 4;
  /** Visual size of the titles, independent of the heading level. */
  readonly titleSize?: 3 | 4;
  /** Whether a card shows the illustration of the insurance line at the end of its URL. Default: false. */
  readonly isDrawn?: boolean;
  /** A Markdown table: a link to each page, and a sentence about it. */
  readonly children: ReactNode;
}

function plateOf(href: string): ReactNode {
  const line = insuranceLines.find((each) => href.endsWith(`/${each}`));
  return line === undefined ? undefined : <Plate name={line} />;
}

/** Pages as cards, from a table of the page's file. */
export function PageCards({ columns, titleSize, isDrawn = false, children }: PageCardsProps) {
  return (
    <Grid columns={columns} min={columns === 4 ? "small" : "medium"} as="ul">
      {readPageEntries(children).map(({ href, title, text }) => (
        <li key={href} className="grid">
          <Card
            title={title}
            titleSize={titleSize}
            href={href}
            headingLevel={3}
            media={isDrawn ? plateOf(href) : undefined}
          >
            <p>{text}</p>
          </Card>
        </li>
      ))}
    </Grid>
  );
}
