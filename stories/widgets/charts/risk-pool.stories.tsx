import { expect } from "storybook/test";
import { RiskPool } from "#widgets/charts/risk-pool.tsx";
import preview from "../../../.storybook/preview.tsx";

const meta = preview.meta({
  component: RiskPool,
});

/** A thousand houses and three and a half fires: the drawing has the exact counts, and the caption repeats them in words. */
export const Town = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    const [, , width, height] = (canvasElement.querySelector("svg")?.getAttribute("viewBox") ?? "")
      .split(" ")
      .map(Number);
    const cell = Number(canvasElement.querySelector("pattern")?.getAttribute("width"));
    await expect(((width ?? 0) / cell) * ((height ?? 0) / cell)).toBe(1000);
    await expect(canvasElement.querySelectorAll("svg > path")).toHaveLength(3);
    await expect(canvasElement.querySelectorAll("[clip-path]")).toHaveLength(1);
    await expect(canvas.getByRole("figure")).toHaveTextContent(
      "An imagined town: 1,000 houses, of which 3.5 burn in an average year.",
    );
  },
});

/** Two drawings on one page have separate pattern ids. */
export const Twice = meta.story({
  render: () => (
    <>
      <RiskPool />
      <RiskPool />
    </>
  ),
  async play({ canvasElement }) {
    const ids = [...canvasElement.querySelectorAll("[id]")].map(({ id }) => id);
    await expect(new Set(ids).size).toBe(ids.length);
  },
});
