import { expect } from "storybook/test";
import { novaScotia } from "#text/provincial/nova-scotia.ts";
import NovaScotiaInsuranceGuidePage from "#text/provincial/nova-scotia-insurance-guide.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectGuide } from "./expect-guide.ts";

const meta = preview.meta({
  component: NovaScotiaInsuranceGuidePage,
  parameters: { layout: "fullscreen" },
});

/** One storm, two outcomes: neither is conveyed by colour alone. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectGuide(canvasElement, novaScotia, "Insurance in Nova Scotia");
    await expect(canvas.getByRole("figure", { name: "One storm, two claims" })).toHaveTextContent(
      /Wind.*Usually paid.*Sea.*Usually not paid/s,
    );
    await expect(canvas.getByRole("table", { name: "One hurricane, sorted by cause" })).toBeVisible();
  },
});
