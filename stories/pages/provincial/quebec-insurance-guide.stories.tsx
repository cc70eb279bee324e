import { expect, within } from "storybook/test";
import { quebec } from "#text/provincial/quebec.ts";
import QuebecInsuranceGuidePage from "#text/provincial/quebec-insurance-guide.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectGuide } from "./expect-guide.ts";

const meta = preview.meta({
  component: QuebecInsuranceGuidePage,
  parameters: { layout: "fullscreen" },
});

/** Two claims after one crash, before all other content. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectGuide(canvasElement, quebec, "Insurance in Quebec");
    const files = within(canvas.getByRole("list", { name: "Who pays after a crash" }));
    const [people, property] = files.getAllByRole("listitem");
    await expect(people).toHaveTextContent(/SAAQ.*whoever is at fault/);
    await expect(property).toHaveTextContent(/private insurer.*Fault decides/);
  },
});
