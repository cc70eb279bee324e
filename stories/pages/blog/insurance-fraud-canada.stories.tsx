import { expect } from "storybook/test";
import InsuranceFraudPage from "#pages/blog/insurance-fraud-canada-page.tsx";
import preview from "../../../.storybook/preview.tsx";

const meta = preview.meta({
  component: InsuranceFraudPage,
  parameters: { layout: "fullscreen" },
});

/** Both headline figures say what they are, and the button leads to who takes a report. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText("30 January 2024")).toBeVisible();
    await expect(canvas.getByText("15 min read")).toBeVisible();
    await expect(canvas.getAllByText(/Industry-style estimate/).length).toBeGreaterThanOrEqual(2);
    const report = canvas.getByRole("link", { name: "Report Suspected Fraud" });
    const target = canvasElement.querySelector(report.getAttribute("href") ?? "");
    await expect(target).toHaveTextContent("1-888-495-8501");
    await expect(canvas.getByRole("table", { name: "What fraud has been published to cost, by type" })).toBeVisible();
  },
});
