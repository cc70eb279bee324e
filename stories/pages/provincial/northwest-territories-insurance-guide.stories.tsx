import { expect, within } from "storybook/test";
import { northwestTerritories } from "#text/provincial/northwest-territories.ts";
import NorthwestTerritoriesInsuranceGuidePage from "#text/provincial/northwest-territories-insurance-guide.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectGuide } from "./expect-guide.ts";

const meta = preview.meta({
  component: NorthwestTerritoriesInsuranceGuidePage,
  parameters: { layout: "fullscreen" },
});

/** An evacuation claim in three papers, and no price where no figure is reliable. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectGuide(canvasElement, northwestTerritories, "Insurance in the Northwest Territories");
    const papers = within(canvas.getByRole("region", { name: "Three papers to keep for an evacuation claim" }));
    await expect(papers.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "The order",
      "The receipts",
      "The notice that lifts it",
    ]);
  },
});
