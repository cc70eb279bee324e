import { Table } from "#design-system/table/table.tsx";
import type { HomeInsurer } from "#domain/insurance-product.ts";
import { formatNumber, formatPercent } from "#format/number-format.ts";
import { Figure, FigureGroup } from "#widgets/reading/figure/figure.tsx";
import { illustrativeFiguresOnly } from "#words/comparison.ts";
import * as words from "#words/home-insurers.ts";

export interface ClaimsRankingProps {
  readonly insurers: readonly HomeInsurer[];
}

/** Home insurers by claims satisfaction, highest first, with their service scores. */
export function ClaimsRanking({ insurers }: ClaimsRankingProps) {
  return (
    <FigureGroup basis="illustrative">
      <Table
        caption={words.claimsSatisfactionHighestFirst}
        captionHidden
        narrow="scroll"
        columns={[
          { key: "company", header: words.insurer },
          {
            key: "claimsSatisfaction",
            header: words.claims,
            numeric: true,
            sort: "descending",
            cell: ({ claimsSatisfaction, scoresBasis }) => (
              <Figure basis={scoresBasis}>{formatPercent(claimsSatisfaction / 100)}</Figure>
            ),
          },
          {
            key: "customerService",
            header: words.service,
            numeric: true,
            cell: ({ customerService, scoresBasis }) => (
              <Figure basis={scoresBasis}>{`${formatNumber(customerService, { minimum: 1, maximum: 1 })}/5`}</Figure>
            ),
          },
        ]}
        rows={insurers.toSorted((one, other) => other.claimsSatisfaction - one.claimsSatisfaction)}
        rowKey={({ id }) => id}
        note={illustrativeFiguresOnly}
      />
    </FigureGroup>
  );
}
