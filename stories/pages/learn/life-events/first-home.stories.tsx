import { expect } from "storybook/test";
import FirstHomePage from "#text/learn/life-events/first-home.md?page";
import preview from "../../../../.storybook/preview.tsx";
import { expectLifeEvent, filledIn } from "./expect-life-event.ts";

const meta = preview.meta({ component: FirstHomePage, parameters: { layout: "fullscreen" } });

/** The steps count back from closing day. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectLifeEvent(canvasElement, "You’re buying your first home");
    await expect(canvas.getByText("30 days before closing.")).toBeVisible();
    await expect(canvas.getByRole("table", { name: "What to look at before the offer" })).toBeVisible();
    await expect(filledIn(canvasElement, /What would it cost to rebuild/)).toEqual({
      path: "/tools/home-insurance-calculator",
      entries: { dwelling: "house" },
    });
  },
});
