import { expect, within } from "storybook/test";
import { decodeShareLink } from "#domain/tools/share-link.ts";
import CancelledOrRefusedPage from "#text/learn/life-events/cancelled-or-refused.md?page";
import preview from "../../../../.storybook/preview.tsx";
import { expectLifeEvent } from "./expect-life-event.ts";
import * as readingWords from "#words/reading.ts";

const meta = preview.meta({ component: CancelledOrRefusedPage, parameters: { layout: "fullscreen" } });

/** The steps count from the date on the letter. The comparison opens with car insurance. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectLifeEvent(canvasElement, "Your insurer has said no");
    const steps = within(canvas.getByRole("figure", { name: readingWords.doThisToday }));
    await expect(steps.getByText("A missed payment: today.")).toBeVisible();
    await expect(canvas.getByRole("row", { name: /^Ontario/ })).toHaveTextContent(
      "by registered mail for unpaid premium",
    );
    await expect(canvas.getByRole("heading", { level: 3, name: "Facility Association" })).toBeVisible();
    const link = canvas.getByRole<HTMLAnchorElement>("link", { name: /Which of the new quotes is the better one/ });
    await expect(decodeShareLink(link.hash)).toEqual({ kind: "entries", entries: { line: "auto" } });
  },
});
