import { expect } from "storybook/test";
import InsuranceSavingsPage from "#text/learn/insurance-savings.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectWholeGuide } from "./expect-whole-guide.ts";

const meta = preview.meta({
  component: InsuranceSavingsPage,
  parameters: { layout: "fullscreen" },
});

/** The discounts are the owner’s. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement, step }) {
    await expectWholeGuide(canvasElement, "Insurance savings strategies");
    await expect(canvas.getByText("Liability coverage is the last thing to reduce.")).toBeVisible();
    const table = canvas.getByRole("table", { name: "Home discounts, Northcover's guidance" });
    await expect(table).toHaveTextContent(/Bundle home and auto.*10% to 25%/);
    await expect(table).toHaveTextContent(/Claims-free.*15% to 30%/);
    await expect(table).toHaveTextContent(/Mature owner.*10% to 20%/);
    await expect(table).toHaveTextContent(/Mortgage-free.*10% to 15%/);
    await expect(table).toHaveTextContent(/Association or alumni.*5% to 15%/);
    await expect(table).toHaveTextContent(/Smart home.*5% to 10%/);

    await step("an increase without a claim is the first question", async () => {
      const [first] = canvas.getAllByRole("heading", { level: 2 });
      await expect(first).toHaveTextContent("Your premium jumped and you had no claim");
      const rises = canvas.getByRole("table", { name: /^How far quotes rose/ });
      await expect(rises).toHaveTextContent(/Canada.*14\.4%.*7\.8%/);
      const rules = canvas.getByRole("table", { name: "Renewal rules by province" });
      await expect(rules).toHaveTextContent(/Car, Quebec.*30 days.*the old price and terms hold/);
    });

    await step(
      "ways to save follow immediate actions, and those that keep all coverage precede those that reduce it",
      async () => {
        const titles = [...canvasElement.querySelectorAll("[data-slot=step] > div > p")].map(
          (title) => title.textContent,
        );
        await expect(titles).toEqual([
          "Compare this year's declarations page with last year's",
          "Call your broker or insurer with four questions",
          "Get three quotes for the same coverage",
          "Decide before the renewal date",
          "Remove what you pay for twice",
          "Correct the facts",
          "Claim every discount you qualify for",
          "Take on the small losses",
          "Compare again",
        ]);
      },
    );
  },
});
