import { expect, within } from "storybook/test";
import { decodeShareLink } from "#domain/tools/share-link.ts";
import MovingInTogetherOrApartPage from "#text/learn/life-events/moving-in-together-or-apart.md?page";
import preview from "../../../../.storybook/preview.tsx";
import { expectLifeEvent } from "./expect-life-event.ts";

const meta = preview.meta({ component: MovingInTogetherOrApartPage, parameters: { layout: "fullscreen" } });

/** Two lists of steps, one for each direction. The tools open with a couple, or with a rented home. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectLifeEvent(canvasElement, "You’re moving in together, or apart");
    const apart = within(canvas.getByRole("figure", { name: "Moving apart" }));
    await expect(apart.getAllByRole("checkbox")).toHaveLength(5);
    await expect(apart.getByText("From the first night.")).toBeVisible();
    await expect(canvas.getByRole("figure", { name: "Moving in together" })).toBeVisible();
    await expect(canvas.getByRole("row", { name: /^Quebec/ })).toHaveTextContent("separation doesn’t");
    const moreTools = canvas.getByRole<HTMLAnchorElement>("link", { name: /how much should your own policy replace/ });
    await expect(decodeShareLink(moreTools.hash)).toEqual({ kind: "entries", entries: { dwelling: "tenant" } });
    const link = canvas.getByRole<HTMLAnchorElement>("link", { name: /what isn’t covered for the two of you/ });
    await expect(decodeShareLink(link.hash)).toEqual({ kind: "entries", entries: { household: "couple" } });
  },
});
