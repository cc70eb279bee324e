import { Badge } from "#design-system/badge/badge.tsx";
import type { CoverageCost } from "#domain/guide-records.ts";
import { coverageCosts } from "#words/parts.ts";

export interface CostBadgeProps {
  readonly cost: CoverageCost;
}

/** The two most expensive levels are solid; see the specification, section 3. */
const standsOut: Record<CoverageCost, boolean> = {
  Highest: true,
  "Medium-High": true,
  Medium: false,
  "Low-Medium": false,
  Low: false,
};

/** Relative cost of a form of cover: solid for the two most expensive levels, outlined for the rest. */
export function CostBadge({ cost }: CostBadgeProps) {
  return (
    <Badge tone="neutral" look={standsOut[cost] ? "solid" : "outline"}>
      <span className="whitespace-nowrap">{coverageCosts[cost]}</span>
    </Badge>
  );
}
