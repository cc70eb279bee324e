import { expect } from "storybook/test";
import { yukon } from "#text/provincial/yukon.ts";
import YukonInsuranceGuidePage from "#text/provincial/yukon-insurance-guide.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectGuide } from "./expect-guide.ts";

const meta = preview.meta({
  component: YukonInsuranceGuidePage,
  parameters: { layout: "fullscreen" },
});

/** One house at two prices; the text around it marks both as fictitious. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectGuide(canvasElement, yukon, "Insurance in Yukon");
    const house = canvas.getByRole("region", { name: "The same house, twice" });
    await expect(house).toHaveTextContent(/\$420,000.*\$546,000/s);
    await expect(house).toHaveTextContent("The numbers are made up");
  },
});
