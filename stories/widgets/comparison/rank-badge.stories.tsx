import { expect } from "storybook/test";
import { Cluster } from "#design-system/layout/cluster.tsx";
import { rankBadges } from "#domain/home-ranking.ts";
import { RankBadge } from "#widgets/comparison/rank-badge.tsx";
import preview from "../../../.storybook/preview.tsx";

const meta = preview.meta({ component: RankBadge, args: { rank: "first" as const } });

/** Three badges with different weight, shape and words, so that none depends on colour. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Cluster>
      {rankBadges.map((rank) => (
        <RankBadge key={rank} rank={rank} />
      ))}
    </Cluster>
  ),
  async play({ canvasElement }) {
    const badges = [...canvasElement.querySelectorAll("[data-slot=badge]")];
    await expect(badges.map(({ textContent }) => textContent)).toEqual(["#1 Choice", "Runner Up", "Best Value"]);
    await expect(new Set(badges.map((badge) => badge.querySelector("svg")?.innerHTML)).size).toBe(3);
  },
});
