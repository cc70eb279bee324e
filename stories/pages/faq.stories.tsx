import { expect, within } from "storybook/test";
import FaqPage from "#pages/faq/faq-page.tsx";
import { faqSections } from "#text/faq.ts";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  component: FaqPage,
  parameters: { layout: "fullscreen" },
});

/** The page opens with the relevance of credit to insurance, explains the name on the page, and links to an expert. */
export const Opening = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(/credit/i);
    await expect(canvas.getByText(/Why does an insurance site answer questions about credit/)).toBeVisible();
    await expect(canvas.getByRole("complementary", { name: "About Northcredit" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Ask Our Experts" })).toHaveAttribute("href", "/tools/consultation");
    const bands = within(canvas.getByRole("table", { name: /Credit scores in Canada/ }));
    for (const [name, range] of [
      ["Excellent", "800 to 900"],
      ["Very Good", "720 to 799"],
      ["Good", "650 to 719"],
      ["Fair", "600 to 649"],
      ["Poor", "300 to 599"],
    ] as const) {
      await expect(bands.getByRole("row", { name: `${name} ${range}` })).toBeVisible();
    }
    await expect(canvasElement).toHaveTextContent("under 30%");
    await expect(canvasElement).toHaveTextContent("under 10%");
  },
});

/** Six sections of eight to twelve questions, which the stories of the sections open. */
export const Sections = meta.story({
  async play({ canvas }) {
    const names = [
      "Credit Basics",
      "Building & Improving Credit",
      "Credit Cards",
      "Credit Reports & Monitoring",
      "Mortgages & Major Purchases",
      "Privacy & Legal",
    ];
    await expect(faqSections.map(({ title }) => title)).toEqual(names);
    for (const name of names) await expect(canvas.getByRole("heading", { level: 2, name })).toBeVisible();
    for (const { questions } of faqSections) {
      await expect(questions.length).toBeGreaterThanOrEqual(8);
      await expect(questions.length).toBeLessThanOrEqual(12);
    }
  },
});
