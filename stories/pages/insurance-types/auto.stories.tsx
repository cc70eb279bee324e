import { expect, within } from "storybook/test";
import { autoProducts } from "#text/insurance-types/auto-products.ts";
import AutoPage from "#text/insurance-types/auto.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectComparison } from "./expect-comparison.ts";

const meta = preview.meta({
  component: AutoPage,
  parameters: { layout: "fullscreen" },
});

/** The map and the provincial rules precede the table. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectComparison(canvasElement, {
      title: "Compare auto insurance",
      caption: "Auto insurers and how they sell",
      products: autoProducts,
    });
    const map = within(canvas.getByRole("navigation", { name: "Rules in your province" }));
    await expect(map.getAllByRole("link")).toHaveLength(13);
    const where = canvas.getByRole("table", { name: "Where the companies below can serve you" });
    const compared = canvas.getByRole("table", { name: "Auto insurers and how they sell" });
    await expect(where.compareDocumentPosition(compared)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});
