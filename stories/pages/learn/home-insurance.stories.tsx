import { expect, waitFor, within } from "storybook/test";
import HomeInsurancePage from "#text/learn/home-insurance.md?page";
import preview from "../../../.storybook/preview.tsx";
import { texts } from "../../texts.ts";
import { expectLink } from "../../expect-link.ts";
import * as readingWords from "#words/reading.ts";
import { coverageCosts } from "#words/parts.ts";

const costsTab = "Costs & Pricing";
const claimsTab = "Claims Process";

const meta = preview.meta({
  component: HomeInsurancePage,
  parameters: { layout: "fullscreen" },
});

/** Five tabs with Coverage Types selected; a fragment in the address selects any of them. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, step }) {
    await expect(texts(canvas, "tab")).toEqual([
      "Coverage Types",
      costsTab,
      claimsTab,
      "Provincial Guide",
      "Expert Tips",
    ]);
    await expect(canvas.getByRole("tab", { name: "Coverage Types" })).toHaveAttribute("aria-selected", "true");
    await expectLink(canvas, "Costs and pricing", "#costs-and-pricing");

    await step("the call to action links to the home tool, not to the life one", async () => {
      await expectLink(canvas, "Calculate Your Needs", "/tools/home-insurance-calculator");
      await expectLink(canvas, "Speak to Expert", "/tools/consultation");
    });

    location.hash = "costs-and-pricing";
    await waitFor(() => expect(canvas.getByRole("tab", { name: costsTab })).toHaveAttribute("aria-selected", "true"));
    const panel = await canvas.findByRole("tabpanel", { name: costsTab });
    for (const band of ["$85", "$120", "$105", "$150", "$135", "$190", "$180", "$300"]) {
      await expect(panel).toHaveTextContent(band);
    }
    await expect(panel).toHaveTextContent(/fire station over 8 km.*raises the premium by 15% to 30%/);
    await expect(panel).toHaveTextContent(/10% to 25%.*Bundle.*15% to 30%.*Claims-free.*10% to 15%.*Mortgage-free/);
  },
});

/** Eight forms of policy with their relative cost, and the time limit for reporting a loss. */
export const CoverAndClaims = meta.story({
  async play({ canvas, userEvent }) {
    const kinds = within(canvas.getByRole("table", { name: "Kinds of home policy" }));
    await expect(texts(kinds, "columnheader")).toEqual(["Type", "Coverage", "Cost", "Best for"]);
    await expect(kinds.getByRole("row", { name: /^Comprehensive/ })).toHaveTextContent(coverageCosts.Highest);
    await userEvent.click(canvas.getByRole("tab", { name: claimsTab }));
    const panel = await canvas.findByRole("tabpanel", { name: claimsTab });
    await expect(panel).toHaveTextContent(/Tell the insurer within 24 to 48 hours/);
    await expect(panel.querySelectorAll("[data-slot=claim-tips] dt")).toHaveLength(8);
  },
});

/** Five questions. */
export const Questions = meta.story({
  async play({ canvas }) {
    const questions = within(canvas.getByRole("region", { name: readingWords.frequentlyAskedQuestions }));
    await expect(questions.getAllByRole("heading", { level: 3 })).toHaveLength(5);
  },
});
