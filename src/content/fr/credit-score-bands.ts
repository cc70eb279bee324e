/** A band of the credit score. The limits are the site's own guidance: show them with the basis `site`. */
export interface CreditScoreBand {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** The scale in Canada. */
export const creditScoreScale = { from: 300, to: 900 } as const;

/** The bands of the scale, best first. */
export const creditScoreBands: readonly CreditScoreBand[] = [
  { name: "Excellente", from: 800, to: 900 },
  { name: "Très bonne", from: 720, to: 799 },
  { name: "Bonne", from: 650, to: 719 },
  { name: "Passable", from: 600, to: 649 },
  { name: "Faible", from: 300, to: 599 },
];
