import { expect } from "storybook/test";
import NewBabyPage from "#text/learn/life-events/new-baby.md?page";
import preview from "../../../../.storybook/preview.tsx";
import { expectLifeEvent, filledIn } from "./expect-life-event.ts";

const meta = preview.meta({ component: NewBabyPage, parameters: { layout: "fullscreen" } });

/** The two deadlines that can’t be made up later are among the first steps. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectLifeEvent(canvasElement, "You’re having a baby");
    await expect(canvas.getByText("Within 31 days.")).toBeVisible();
    await expect(
      canvas.getByRole("table", { name: "Registering the birth, and benefits of the province’s own" }),
    ).toBeVisible();
    await expect(filledIn(canvasElement, /How much life insurance do two parents need/)).toEqual({
      path: "/tools/life-insurance-calculator",
      entries: { maritalStatus: "married", numChildren: "1" },
    });
  },
});
