import { expect } from "storybook/test";
import WorkingForYourselfPage from "#text/learn/life-events/working-for-yourself.md?page";
import preview from "../../../../.storybook/preview.tsx";
import { expectLifeEvent, filledIn } from "./expect-life-event.ts";

const meta = preview.meta({ component: WorkingForYourselfPage, parameters: { layout: "fullscreen" } });

/** Deadlines from the last day of a job to the first contract. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectLifeEvent(canvasElement, "You’re starting to work for yourself");
    await expect(canvas.getByText("Within 31 days of the last day.")).toBeVisible();
    await expect(
      canvas.getByRole("table", { name: "Workers’ compensation and parental leave for the self-employed" }),
    ).toBeVisible();
    await expect(filledIn(canvasElement, /How long would my money last/)).toEqual({
      path: "/tools/disability-insurance-calculator",
      entries: { status: "selfEmployed" },
    });
  },
});
