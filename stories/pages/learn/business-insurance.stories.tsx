import { expect, within } from "storybook/test";
import BusinessInsurancePage from "#text/learn/business-insurance.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectWholeGuide } from "./expect-whole-guide.ts";

const meta = preview.meta({
  component: BusinessInsurancePage,
  parameters: { layout: "fullscreen" },
});

/** The page opens with possible losses, because owners think of risks rather than names of policies. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectWholeGuide(canvasElement, "Business insurance");
    const table = canvas.getByRole("table", { name: "What could go wrong, and which policy answers" });
    await expect(within(table).getAllByRole("rowheader")).toHaveLength(11);
    const theft = within(table).getByRole("row", { name: /An employee steals/ });
    await expect(theft).toHaveTextContent("Crime");
    await expect(canvas.getByRole("figure", { name: "Insured for too little" })).toHaveTextContent("$75,000");
  },
});
