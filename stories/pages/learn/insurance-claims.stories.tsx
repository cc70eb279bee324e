import { expect, within } from "storybook/test";
import InsuranceClaimsPage from "#text/learn/insurance-claims.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectWholeGuide } from "./expect-whole-guide.ts";

const meta = preview.meta({
  component: InsuranceClaimsPage,
  parameters: { layout: "fullscreen" },
});

/** The three habits are first, in the owner’s order, with the most important deadline. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement, step }) {
    await expectWholeGuide(canvasElement, "How to file an insurance claim");
    const titles = [...canvasElement.querySelectorAll("[data-slot=step] > div > p")].map((title) => title.textContent);
    await expect(titles.slice(0, 3)).toEqual(["Report immediately", "Document everything", "Follow up"]);
    const table = canvas.getByRole("table", { name: "First notice, by kind of claim" });
    await expect(table).toHaveTextContent(/24 to 48 hours/);

    await step("after a denial: time limits for an answer, and free services to call", async () => {
      const offices = canvas.getByRole("heading", { name: /^General Insurance OmbudService/ }).closest("ul");
      for (const phone of ["1-877-225-0446", "1-888-295-8112", "1-888-451-4519"]) {
        await expect(offices).toHaveTextContent(phone);
      }
      const limits = within(canvas.getByRole("table", { name: /^How long you have to sue/ }));
      await expect(limits.getByRole("row", { name: /^Ontario/ })).toHaveTextContent(
        /1 year.*the loss, not the refusal/,
      );
      await expect(canvas.getByRole("heading", { name: /^Denied for gradual damage/ })).toBeVisible();
      const officer = canvas.getByText(/^The insurer.s complaint officer/).closest("li");
      await expect(officer).toHaveTextContent(/5 to 10 business days.*30 to 90 days/);
    });
  },
});
