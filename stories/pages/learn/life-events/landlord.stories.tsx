import { expect } from "storybook/test";
import LandlordPage from "#text/learn/life-events/landlord.md?page";
import preview from "../../../../.storybook/preview.tsx";
import { expectLifeEvent, filledIn } from "./expect-life-event.ts";

const meta = preview.meta({ component: LandlordPage, parameters: { layout: "fullscreen" } });

/** Steps before the first night; registers by province. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectLifeEvent(canvasElement, "You’re renting out a home, a suite or a room");
    await expect(canvas.getByText("From move-out day.")).toBeVisible();
    await expect(canvas.getByRole("table", { name: "Short stays: what the province requires" })).toBeVisible();
    await expect(filledIn(canvasElement, /What does renting out leave open/)).toEqual({
      path: "/tools/coverage-gap-analyzer",
      entries: { home: "own", shortTermRental: "yes" },
    });
  },
});
