import { expect, within } from "storybook/test";
import ChooseInsurancePage from "#text/learn/choose-insurance.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectWholeGuide } from "./expect-whole-guide.ts";

const meta = preview.meta({
  component: ChooseInsurancePage,
  parameters: { layout: "fullscreen" },
});

/** An overview of three steps, then each in full. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectWholeGuide(canvasElement, "How to choose insurance");
    const steps = canvas.getAllByRole("list").find((list) => list.matches("[data-slot=steps]"));
    if (steps === undefined) throw new Error("The three steps are missing.");
    await expect(within(steps).getAllByRole("listitem")).toHaveLength(3);
    for (const name of [/^First step/, /^Second step/, /^Third step/]) {
      await expect(canvas.getByRole("heading", { level: 2, name })).toBeVisible();
    }
    await expect(canvasElement).toHaveTextContent(/8 to 12 times.*10 to 15/);
    await expect(
      canvas.getByRole("heading", { level: 3, name: /^Broker, direct insurer or comparison/ }),
    ).toBeVisible();
  },
});
