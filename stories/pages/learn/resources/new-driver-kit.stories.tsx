import { expect } from "storybook/test";
import NewDriverKitPage from "#text/learn/resources/new-driver-kit.md?page";
import preview from "../../../../.storybook/preview.tsx";
import { expectWholeGuide } from "../expect-whole-guide.ts";
import { resourceWords } from "#text/learn/resources/resource-words.ts";

const meta = preview.meta({
  component: NewDriverKitPage,
  parameters: { layout: "fullscreen" },
});

/** Licence stages, sample prices, all thirteen provinces and territories, and a crash sheet. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement, userEvent }) {
    await expectWholeGuide(canvasElement, "New driver kit");
    await expect(canvas.getByRole("button", { name: resourceWords.print })).toBeVisible();
    await expect(canvas.getByRole("table", { name: "Licence stages for a car, by province" })).toHaveTextContent(
      /Ontario.*G1 for 12 months/,
    );
    await expect(canvas.getByRole("table", { name: /^A new driver's yearly price/ })).toHaveTextContent(
      /Alberta.*\$5,936.*Saskatchewan.*\$1,129/,
    );
    const table = canvas.getByRole("table", { name: "A first car policy, by province and territory" });
    await expect(table.querySelectorAll("tbody tr")).toHaveLength(13);
    await userEvent.type(canvas.getByLabelText("Plate and province: Other driver"), "ABCD 123, Ontario");
    await expect(canvas.getByDisplayValue("ABCD 123, Ontario")).toBeVisible();
  },
});
