import { expect } from "storybook/test";
import InsuranceSavingsPage from "#text/learn/insurance-savings.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectWholeGuide } from "./expect-whole-guide.ts";

const meta = preview.meta({
  component: InsuranceSavingsPage,
  parameters: { layout: "fullscreen" },
});

/** The rule stands first, and the discounts are the owner’s. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectWholeGuide(canvasElement, "Insurance savings strategies");
    await expect(canvas.getByText("Liability coverage is the last thing to reduce.")).toBeVisible();
    const table = canvas.getByRole("table", { name: "Home discounts, Northcover's guidance" });
    await expect(table).toHaveTextContent(/Bundle home and auto.*10% to 25%/);
    await expect(table).toHaveTextContent(/Claims-free.*15% to 30%/);
    await expect(table).toHaveTextContent(/Mature owner.*10% to 20%/);
    await expect(table).toHaveTextContent(/Mortgage-free.*10% to 15%/);
    await expect(table).toHaveTextContent(/Association or alumni.*5% to 15%/);
    await expect(table).toHaveTextContent(/Smart home.*5% to 10%/);
  },
});

/** What takes nothing away comes before what does. */
export const InOrder = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvasElement }) {
    const titles = [...canvasElement.querySelectorAll("[data-slot=step] > div > p")].map((title) => title.textContent);
    await expect(titles).toEqual([
      "Remove what you pay for twice",
      "Correct the facts",
      "Claim every discount you qualify for",
      "Take on the small losses",
      "Compare again",
    ]);
  },
});
