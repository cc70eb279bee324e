import { expect, within } from "storybook/test";
import ADeathInTheFamilyPage from "#text/learn/life-events/a-death-in-the-family.md?page";
import preview from "../../../../.storybook/preview.tsx";
import { expectLifeEvent, filledIn } from "./expect-life-event.ts";

const meta = preview.meta({ component: ADeathInTheFamilyPage, parameters: { layout: "fullscreen" } });

/** The house and the car come first, the tax return last. The offices to call are listed with their numbers. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectLifeEvent(canvasElement, "A death in your family");
    const steps = within(canvas.getByRole("figure", { name: "What to do, and by when" }));
    await expect(steps.getAllByRole("checkbox")).toHaveLength(9);
    await expect(steps.getByText("An empty house: by day 30.")).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 3, name: /Service Canada/ })).toBeVisible();
    const search = steps.getByRole<HTMLAnchorElement>("link", { name: "search of OLHI" });
    await expect(canvasElement.querySelector(search.hash)).toBeVisible();
    await expect(filledIn(canvasElement, /What will tax, probate and debts take/)).toEqual({
      path: "/tools/estate-planning-review",
      entries: { spouse: "no" },
    });
    await expect(filledIn(canvasElement, /After a spouse’s death/)).toEqual({
      path: "/tools/life-insurance-calculator",
      entries: { maritalStatus: "widowed" },
    });
  },
});
