import { expect } from "storybook/test";
import PrivacyPolicyPage from "#text/privacy-policy.md?page";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  component: PrivacyPolicyPage,
  parameters: { layout: "fullscreen" },
});

/** The policy states each retention period that the owner has promised at least once. */
export const Periods = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement, step }) {
    await expect(canvas.getByRole("heading", { level: 1, name: "Privacy policy" })).toBeVisible();
    for (const period of ["30 days", "10 business days", "72 hours", "26 months", "3 years", "18", "under 13"]) {
      const figures = [...canvasElement.querySelectorAll("[data-slot=figure]")].filter((figure) =>
        figure.textContent.startsWith(period),
      );
      await expect(figures.length, period).toBeGreaterThanOrEqual(1);
    }
    await expect(canvasElement).toHaveTextContent(/Our own target is within 72 hours/);
    await expect(canvas.getByText(/Last updated/)).toHaveTextContent("Last updated November 25, 2026");

    await step("the policy links to the terms", async () => {
      const [first] = canvas.getAllByRole("link", { name: "terms of service" });
      await expect(first).toHaveAttribute("href", "/terms-of-service");
    });
  },
});
