import { expect, within } from "storybook/test";
import { princeEdwardIsland } from "#text/provincial/prince-edward-island.ts";
import PrinceEdwardIslandInsuranceGuidePage from "#text/provincial/prince-edward-island-insurance-guide.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectGuide } from "./expect-guide.ts";

const meta = preview.meta({
  component: PrinceEdwardIslandInsuranceGuidePage,
  parameters: { layout: "fullscreen" },
});

/** The five lessons at the top link to their parts. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectGuide(canvasElement, princeEdwardIsland, "Insurance on Prince Edward Island");
    const lessons = within(canvas.getByRole("navigation", { name: "Five lessons from Fiona" }));
    for (const link of lessons.getAllByRole("link")) {
      const target = canvasElement.querySelector(link.getAttribute("href") ?? "");
      await expect(target).toHaveTextContent(link.textContent);
    }
    await expect(lessons.getAllByRole("link")).toHaveLength(5);
  },
});
