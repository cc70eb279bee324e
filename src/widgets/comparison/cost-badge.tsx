import { Badge } from "#design-system/badge/badge.tsx";
import type { CoverageCost } from "#domain/guide-records.ts";

export interface CostBadgeProps {
  readonly cost: CoverageCost;
}

/** The dearest kinds stand out; the specification, section 3, names them. */
const standsOut: Record<CoverageCost, boolean> = {
  Highest: true,
  "Medium-High": true,
  Medium: false,
  "Low-Medium": false,
  Low: false,
};

/** How dear a form of cover is beside the others: solid for the dearest two levels, an outline for the rest. */
export function CostBadge({ cost }: CostBadgeProps) {
  return (
    <Badge tone="neutral" look={standsOut[cost] ? "solid" : "outline"}>
      {cost}
    </Badge>
  );
}
