/**
 * A drawing on a square of 120 units, as SVG paths. Its lines are sorted by level of detail, so that a small plate
 * stays legible and a large one is detailed.
 */
export interface Plate {
  /** The main shape; drawn at every size. */
  readonly core: string;
  /** Drawn from medium size. */
  readonly detail: string;
  /** Engraver's lines, for a large plate only. */
  readonly fine: string;
  /** The one mark in the accent colour. */
  readonly accent: string;
  /** Breaks the accent into dashes. */
  readonly dashed?: boolean;
}
