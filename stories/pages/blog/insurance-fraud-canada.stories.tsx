import { expect, within } from "storybook/test";
import InsuranceFraudPage from "#text/blog/insurance-fraud-canada.md?page";
import preview from "../../../.storybook/preview.tsx";

const meta = preview.meta({
  component: InsuranceFraudPage,
  parameters: { layout: "fullscreen" },
});

/** A sourced estimate is first and largest, the owner's two figures are labelled, and the button links to the offices that take reports. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText("January 30, 2024")).toBeVisible();
    await expect(canvas.getByText("15 min read")).toBeVisible();
    await expect(canvas.getAllByText(/Northcover's own figure, without a source/)).toHaveLength(2);
    const headlines = [...canvasElement.querySelectorAll('[data-slot="stat"] dt + dd')].map(
      ({ textContent }) => textContent,
    );
    await expect(headlines[0]).toMatch(/^\$3 to \$5 billion/);
    await expect(headlines[1]).toMatch(/^\$3\.4 billion/);
    await expect(headlines[2]).toMatch(/^\$621/);
    const schemes = canvas
      .getAllByRole("heading", { level: 2, name: /^Scheme: / })
      .map(({ textContent }) => textContent);
    await expect(schemes).toEqual(["Scheme: the staged collision", "Scheme: the ghost broker"]);
    const report = canvas.getByRole("link", { name: "Report Suspected Fraud" });
    const heading = canvasElement.querySelector(report.getAttribute("href") ?? "");
    await expect(heading?.closest("section")).toHaveTextContent("1-888-495-8501");
    const costs = within(canvas.getByRole("table", { name: "What fraud has been published to cost, by type" }));
    await expect(costs.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "Type",
      "Cost",
      "Impact",
    ]);
  },
});
