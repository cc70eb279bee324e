import { expect, within } from "storybook/test";
import DisabilityInsurancePage from "#text/learn/disability-insurance.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectWholeGuide } from "./expect-whole-guide.ts";

const meta = preview.meta({
  component: DisabilityInsurancePage,
  parameters: { layout: "fullscreen" },
});

/** Payers, durations and amounts: the chart first, then the table with its sources. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement, step }) {
    await expectWholeGuide(canvasElement, "Disability insurance");
    await expect(canvasElement.querySelectorAll("[data-slot=time-bars] li")).toHaveLength(6);
    const table = canvas.getByRole("table", { name: "Layers of income after you stop working" });
    await expect(table).toHaveTextContent(/55%.*\$729 a week/);
    await expect(table).toHaveTextContent(/\$1,741.20 a month/);

    await step("the self-employed, and people whose benefit ends after two years, have their questions", async () => {
      await expect(canvas.getByRole("heading", { name: /^I'm self-employed/ })).toBeVisible();
      await expect(canvas.getByRole("heading", { name: /^My LTD ends at two years/ })).toBeVisible();
      await expect(canvasElement).toHaveTextContent(/\$1,123\.07.*in Quebec 1\.30%.*and \$895\.70/);
    });

    await step("provinces with different rules for a crash have three notes", async () => {
      const part = within(canvas.getByRole("region", { name: "Where you live changes the gap" }));
      const names = part.getAllByRole("note").map((note) => note.querySelector("p")?.textContent);
      await expect(names).toEqual([
        "Ontario",
        "Alberta",
        "Newfoundland and Labrador, Yukon, Northwest Territories and Nunavut",
      ]);
    });
  },
});
