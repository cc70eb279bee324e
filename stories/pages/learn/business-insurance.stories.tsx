import { expect, within } from "storybook/test";
import BusinessInsurancePage from "#text/learn/business-insurance.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectWholeGuide } from "./expect-whole-guide.ts";

const meta = preview.meta({
  component: BusinessInsurancePage,
  parameters: { layout: "fullscreen" },
});

/** The page opens with possible losses, because owners think of risks rather than names of policies. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectWholeGuide(canvasElement, "Business insurance");
    const table = canvas.getByRole("table", { name: "What could go wrong, and which policy answers" });
    await expect(within(table).getAllByRole("rowheader")).toHaveLength(11);
    const theft = within(table).getByRole("row", { name: /An employee steals/ });
    await expect(theft).toHaveTextContent("Crime");
    await expect(canvas.getByRole("figure", { name: "Insured for too little" })).toHaveTextContent("$75,000");
  },
});

/** The definition of a policy’s name opens by keyboard. */
export const Definitions = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas, userEvent }) {
    const word = canvas.getByRole("button", { name: "Commercial general liability (CGL)" });
    word.focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("note", { name: "Definition: Commercial general liability (CGL)" })).toBeVisible();
  },
});
