import { expect } from "storybook/test";
import CondoPage from "#text/learn/life-events/condo.md?page";
import preview from "../../../../.storybook/preview.tsx";
import { expectLifeEvent, filledIn } from "./expect-life-event.ts";

const meta = preview.meta({ component: CondoPage, parameters: { layout: "fullscreen" } });

/** The limits follow from the corporation’s papers; the home tool opens with a condo. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectLifeEvent(canvasElement, "You’re buying a condo");
    await expect(canvas.getAllByText("Before you waive conditions.")[0]).toBeVisible();
    await expect(
      canvas.getByRole("table", { name: "Who pays the corporation’s deductible, and what an owner must hold" }),
    ).toBeVisible();
    await expect(filledIn(canvasElement, /What should my condo policy replace/)).toEqual({
      path: "/tools/home-insurance-calculator",
      entries: { dwelling: "condo" },
    });
  },
});
