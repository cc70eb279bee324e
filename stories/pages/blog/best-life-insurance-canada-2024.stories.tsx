import { expect, within } from "storybook/test";
import BestLifeInsurancePage from "#text/blog/best-life-insurance-canada-2024.md?page";
import preview from "../../../.storybook/preview.tsx";
import * as readingWords from "#words/reading.ts";

const meta = preview.meta({
  component: BestLifeInsurancePage,
  parameters: { layout: "fullscreen" },
});

/** Amount and type before three insurers, then the application and common problems; a next step at the end. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas }) {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Best Life Insurance in Canada 2024");
    for (const name of ["Sun Life", "Manulife", "Canada Life"]) {
      const insurer = canvas.getByRole("region", { name });
      await expect(insurer).toHaveTextContent(/AM Best|DBRS/);
    }
    await expect(canvas.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        "How much coverage is enough",
        "Choose the type by how long the need lasts",
        "Three large insurers, side by side",
        "Applying: what happens, and what you control",
        "Common mistakes with a life policy",
      ]),
    );
    // One left edge: the text of a later band starts where the text beside the contents does.
    const leftOf = (name: string) => canvas.getByRole("heading", { name }).getBoundingClientRect().left;
    await expect(leftOf("Three large insurers, side by side")).toBe(leftOf("How much coverage is enough"));
    const related = within(canvas.getByRole("navigation", { name: readingWords.readNext }));
    await expect(related.getAllByRole("link").length).toBeGreaterThanOrEqual(4);
    await expect(canvas.getByRole("link", { name: "Use the tools" })).toHaveAttribute("href", "/tools");
    await expect(canvas.getByRole("link", { name: "Compare life insurance" })).toHaveAttribute(
      "href",
      "/insurance-types/life",
    );
  },
});
