import { expect } from "storybook/test";
import BestLifeInsurancePage from "#pages/blog/best-life-insurance-canada-2024-page.tsx";
import preview from "../../../.storybook/preview.tsx";

const meta = preview.meta({
  component: BestLifeInsurancePage,
  parameters: { layout: "fullscreen" },
});

/** Three insurers with a rating each and who gave it, and the two calls to action. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas }) {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Best Life Insurance in Canada 2024");
    for (const name of ["Sun Life", "Manulife", "Canada Life"]) {
      const insurer = canvas.getByRole("region", { name });
      await expect(insurer).toHaveTextContent(/AM Best|DBRS/);
      await expect(insurer).toHaveTextContent("An opinion on solvency, not on claims.");
    }
    await expect(canvas.getByRole("link", { name: "Use the tools" })).toHaveAttribute("href", "/tools");
    await expect(canvas.getByRole("link", { name: "Compare life insurance" })).toHaveAttribute(
      "href",
      "/insurance-types/life",
    );
  },
});
