import { expect, within } from "storybook/test";
import { decodeShareLink } from "#domain/tools/share-link.ts";
import LeavingAJobPage from "#text/learn/life-events/leaving-a-job.md?page";
import preview from "../../../../.storybook/preview.tsx";
import { expectLifeEvent } from "./expect-life-event.ts";
import * as readingWords from "#words/reading.ts";

const meta = preview.meta({ component: LeavingAJobPage, parameters: { layout: "fullscreen" } });

/** The steps carry the four weeks, the 31 days and the 60 days. The analyzer opens with a job that has ended. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectLifeEvent(canvasElement, "You’re leaving a job");
    const steps = within(canvas.getByRole("figure", { name: readingWords.doThisToday }));
    await expect(steps.getByText("Within four weeks.")).toBeVisible();
    await expect(steps.getByText("Within 31 days.")).toBeVisible();
    await expect(steps.getByText("Within 60 days.")).toBeVisible();
    await expect(canvas.getByRole("row", { name: /^Quebec/ })).toHaveTextContent("whichever is less");
    const link = canvas.getByRole<HTMLAnchorElement>("link", { name: /What isn’t covered without the job/ });
    await expect(decodeShareLink(link.hash)).toEqual({ kind: "entries", entries: { employed: "no" } });
  },
});
