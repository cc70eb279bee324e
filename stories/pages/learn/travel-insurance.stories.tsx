import { expect, within } from "storybook/test";
import TravelInsurancePage from "#text/learn/travel-insurance.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectWholeGuide } from "./expect-whole-guide.ts";

const meta = preview.meta({
  component: TravelInsurancePage,
  parameters: { layout: "fullscreen" },
});

/** The bill is drawn to scale: the provincial plan's share is a sliver. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement, step }) {
    await expectWholeGuide(canvasElement, "Travel insurance");
    const bill = canvas.getByText("Left for you").closest("div");
    await expect(bill).toHaveTextContent("$28,800");
    const bars = canvasElement.querySelectorAll("[data-slot=bill-split] svg rect:last-child");
    await expect([...bars].map((bar) => bar.getAttribute("width"))).toEqual(["100%", "4%", "96%"]);

    await step(
      "snowbirds find the days that each plan allows, and the two day counts of the United States",
      async () => {
        const days = within(canvas.getByRole("table", { name: /^Days away that/ }));
        await expect(days.getAllByRole("rowheader")).toHaveLength(12);
        await expect(canvasElement).toHaveTextContent(/Six months is the usual longest stay.*30 days or more/);
        await expect(canvas.getByRole("heading", { name: /^Does my credit card cover/ })).toBeVisible();
      },
    );

    await step("a family that invites parents finds all conditions of the super visa in one list", async () => {
      const part = canvas.getByRole("region", { name: "Parents, grandparents and other guests" });
      await expect(part).toHaveTextContent(/\$100,000.*1 year.*instalments.*January 28, 2025/);
      await expect(part).toHaveTextContent(/up to 5 years/);
    });
  },
});
