import { expect, within } from "storybook/test";
import DisabilityInsurancePage from "#text/learn/disability-insurance.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectWholeGuide } from "./expect-whole-guide.ts";

const meta = preview.meta({
  component: DisabilityInsurancePage,
  parameters: { layout: "fullscreen" },
});

/** Who pays, for how long and how much: the picture first, then the table with its sources. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectWholeGuide(canvasElement, "Disability insurance");
    await expect(canvasElement.querySelectorAll("[data-slot=income-layers] li")).toHaveLength(5);
    const table = canvas.getByRole("table", { name: "Layers of income after you stop working" });
    await expect(table).toHaveTextContent(/55%.*\$729 a week/);
    await expect(table).toHaveTextContent(/\$1,741.20 a month/);
  },
});

/** Three notes for the places where a crash pays differently. */
export const ByProvince = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    const part = within(canvas.getByRole("region", { name: "Where you live changes the gap" }));
    const names = part.getAllByRole("note").map((note) => note.querySelector("p")?.textContent);
    await expect(names).toEqual([
      "Ontario",
      "Alberta",
      "Newfoundland and Labrador, Yukon, Northwest Territories and Nunavut",
    ]);
  },
});
