import { expect, within } from "storybook/test";
import MovingToAnotherProvincePage from "#text/learn/life-events/moving-to-another-province.md?page";
import preview from "../../../../.storybook/preview.tsx";
import { expectLifeEvent, filledIn } from "./expect-life-event.ts";
import * as readingWords from "#words/reading.ts";

const meta = preview.meta({ component: MovingToAnotherProvincePage, parameters: { layout: "fullscreen" } });

/** One row for each province and territory, with the days for the licence, the plates and the health card. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectLifeEvent(canvasElement, "You’re moving provinces");
    const steps = within(canvas.getByRole("figure", { name: readingWords.doThisToday }));
    await expect(steps.getByText("In the first week.")).toBeVisible();
    const table = within(canvas.getByRole("table", { name: /Time for the licence and the plates/ }));
    await expect(table.getAllByRole("row")).toHaveLength(14);
    await expect(table.getByRole("row", { name: /^Ontario/ })).toHaveTextContent("plates 30 days");
    await expect(canvas.getByRole("link", { name: /What changes between the two provinces/ })).toHaveAttribute(
      "href",
      "/tools/provincial-insurance-guide",
    );
    await expect(filledIn(canvasElement, /Which quote for the new address/)).toEqual({
      path: "/tools/insurance-comparison-tool",
      entries: { line: "auto" },
    });
  },
});
