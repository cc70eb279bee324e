import { expect } from "storybook/test";
import { Cluster } from "#design-system/layout/cluster.tsx";
import type { CoverageCost } from "#domain/guide-records.ts";
import { CostBadge } from "#widgets/comparison/cost-badge.tsx";
import preview from "../../../.storybook/preview.tsx";

const meta = preview.meta({ component: CostBadge, args: { cost: "Highest" as const } });

const levels: readonly CoverageCost[] = ["Highest", "Medium-High", "Medium", "Low-Medium", "Low"];

/** Solid for the two highest levels, outlined for the rest, as specified. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Cluster>
      {levels.map((cost) => (
        <CostBadge key={cost} cost={cost} />
      ))}
    </Cluster>
  ),
  async play({ canvasElement }) {
    const badges = [...canvasElement.querySelectorAll("[data-slot=badge]")];
    const isSolid = badges.map((badge) => getComputedStyle(badge).backgroundColor !== "rgba(0, 0, 0, 0)");
    await expect(isSolid).toEqual([true, true, false, false, false]);
    const [highest = canvasElement] = badges;
    await expect(getComputedStyle(highest).backgroundColor).toBe(getComputedStyle(canvasElement).color);
  },
});
