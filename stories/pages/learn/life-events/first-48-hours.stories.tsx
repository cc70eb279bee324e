import { expect, userEvent, within } from "storybook/test";
import { decodeShareLink } from "#domain/tools/share-link.ts";
import First48HoursPage from "#text/learn/life-events/first-48-hours.md?page";
import preview from "../../../../.storybook/preview.tsx";
import { expectLifeEvent } from "./expect-life-event.ts";
import * as readingWords from "#words/reading.ts";

const meta = preview.meta({ component: First48HoursPage, parameters: { layout: "fullscreen" } });

/** A list for each event, which can be ticked apart from the other. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectLifeEvent(canvasElement, "You’ve had a crash or a flood");
    const doors = within(canvas.getByRole("navigation", { name: "What happened?" })).getAllByRole<HTMLAnchorElement>(
      "link",
    );
    await expect(doors.map(({ textContent, hash }) => [textContent, canvasElement.querySelector(hash)])).toEqual([
      ["A crash", canvas.getByRole("figure", { name: "After a crash" })],
      ["Water", canvas.getByRole("figure", { name: "After a flood at home" })],
    ]);
    const crash = within(canvas.getByRole("figure", { name: "After a crash" }));
    await expect(crash.getAllByRole("checkbox")).toHaveLength(6);
    const flood = within(canvas.getByRole("figure", { name: "After a flood at home" }));
    await expect(flood.getByText("Before you touch anything.")).toBeVisible();
    await userEvent.click(flood.getByRole("checkbox", { name: /Photograph every room/ }));
    await expect(flood.getByText("1 of 6 done")).toBeVisible();
    await expect(crash.getByText("0 of 6 done")).toBeVisible();
    await userEvent.click(flood.getByRole("button", { name: readingWords.clearTicks }));
    await expect(flood.getByText("0 of 6 done")).toBeVisible();
    const link = canvas.getByRole<HTMLAnchorElement>("link", { name: /Which water does your policy pay for/ });
    await expect(decodeShareLink(link.hash)).toEqual({ kind: "entries", entries: { dwelling: "house" } });
  },
});
