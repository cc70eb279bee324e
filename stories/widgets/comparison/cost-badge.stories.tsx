import { expect } from "storybook/test";
import { Cluster } from "#design-system/layout/cluster.tsx";
import type { CoverageCost } from "#domain/guide-records.ts";
import { CostBadge } from "#widgets/comparison/cost-badge.tsx";
import preview from "../../../.storybook/preview.tsx";

const meta = preview.meta({ component: CostBadge, args: { cost: "Highest" as const } });

const levels: readonly CoverageCost[] = ["Highest", "Medium-High", "Medium", "Low-Medium", "Low"];

/** The highest level is emphasised: filled with the text colour. */
export const Highest = meta.story({
  async play({ canvasElement }) {
    const badge = canvasElement.querySelector("[data-slot=badge]") ?? document.documentElement;
    await expect(getComputedStyle(badge).backgroundColor).toBe(getComputedStyle(canvasElement).color);
  },
});

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
  },
});
