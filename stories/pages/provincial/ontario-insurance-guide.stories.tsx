import { expect, within } from "storybook/test";
import { ontario } from "#text/provincial/ontario.ts";
import OntarioInsuranceGuidePage from "#text/provincial/ontario-insurance-guide.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectGuide } from "./expect-guide.ts";

const meta = preview.meta({
  component: OntarioInsuranceGuidePage,
  parameters: { layout: "fullscreen" },
});

/** Three mandatory benefits and nine optional ones; the definition of a term opens by keyboard. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement, userEvent }) {
    await expectGuide(canvasElement, ontario, "Insurance in Ontario");
    const ticked = within(canvas.getByRole("region", { name: "Three stay in every policy" }));
    await expect(ticked.getAllByRole("listitem")).toHaveLength(3);
    const open = within(canvas.getByRole("region", { name: "Nine you may add, or leave out" }));
    await expect(open.getAllByRole("listitem")).toHaveLength(9);
    const term = canvas.getByRole("button", { name: "endorsement" });
    term.focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("note", { name: "Definition: Endorsement" })).toBeVisible();
  },
});
