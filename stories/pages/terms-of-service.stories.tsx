import { expect } from "storybook/test";
import TermsOfServicePage from "#text/terms-of-service.md?page";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  component: TermsOfServicePage,
  parameters: { layout: "fullscreen" },
});

/** Numbered sections cover the site's purpose and limits, the age limit and the business model. */
export const Sections = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement, step }) {
    await expect(canvas.getByRole("heading", { level: 1, name: "Terms of service" })).toBeVisible();
    await expect(
      canvas.getByRole("heading", { level: 2, name: "2. What Northcover is, and what it is not" }),
    ).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2, name: "3. How we earn money" })).toBeVisible();
    await expect(canvasElement).toHaveTextContent("You must be at least 18");

    await step("the privacy policy is linked at the top and at every mention", async () => {
      const links = canvas.getAllByRole("link", { name: "privacy policy" });
      await expect(links.length).toBeGreaterThan(1);
      for (const link of links) await expect(link).toHaveAttribute("href", "/privacy-policy");
    });
  },
});
