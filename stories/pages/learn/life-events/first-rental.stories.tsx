import { expect, within } from "storybook/test";
import { decodeShareLink } from "#domain/tools/share-link.ts";
import FirstRentalPage from "#text/learn/life-events/first-rental.md?page";
import preview from "../../../../.storybook/preview.tsx";
import { expectLifeEvent } from "./expect-life-event.ts";

const meta = preview.meta({ component: FirstRentalPage, parameters: { layout: "fullscreen" } });

/** The steps are beside the title; the home tool opens with a rented home. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectLifeEvent(canvasElement, "You’re renting your first home");
    const steps = within(canvas.getByRole("figure", { name: "Do this today" }));
    await expect(steps.getByText("By the day you get the keys.")).toBeVisible();
    const link = canvas.getByRole<HTMLAnchorElement>("link", { name: /How much should a tenant policy replace/ });
    await expect(decodeShareLink(link.hash)).toEqual({ kind: "entries", entries: { dwelling: "tenant" } });
  },
});
