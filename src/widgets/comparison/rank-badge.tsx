import Award from "lucide-react/dist/esm/icons/award.mjs";
import Medal from "lucide-react/dist/esm/icons/medal.mjs";
import Scale from "lucide-react/dist/esm/icons/scale.mjs";
import { Badge } from "#design-system/badge/badge.tsx";
import type { RankBadge as Rank } from "#domain/home-ranking.ts";
import { rankBadgeNames } from "#words/products.ts";

export interface RankBadgeProps {
  readonly rank: Rank;
}

const looks = {
  first: { look: "solid", tone: "brand", Icon: Award },
  second: { look: "soft", tone: "brand", Icon: Medal },
  "best-value": { look: "outline", tone: "accent", Icon: Scale },
} as const satisfies Record<Rank, unknown>;

/** Distinction of an insurer in the home ranking. */
export function RankBadge({ rank }: RankBadgeProps) {
  const { look, tone, Icon } = looks[rank];
  return (
    <Badge tone={tone} look={look} icon={<Icon aria-hidden="true" strokeWidth={2} />}>
      {rankBadgeNames[rank]}
    </Badge>
  );
}
