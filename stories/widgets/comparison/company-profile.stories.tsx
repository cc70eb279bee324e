import { expect, within } from "storybook/test";
import * as text from "#text/company-analysis/intact-financial-analysis.md";
import { intactFinancial } from "#text/company-analysis/intact-financial.ts";
import { companyNames } from "#text/company-analysis/names.ts";
import { CompanyProfile, type CompanyProfileProps } from "#widgets/comparison/company-profile/company-profile.tsx";
import preview from "../../../.storybook/preview.tsx";
import { expectLivingFragments } from "../../pages/expect-living-fragments.ts";
import { expectNumberedSources } from "../../pages/expect-numbered-sources.ts";

const props: CompanyProfileProps = {
  company: intactFinancial,
  layout: "graded",
  opening: <p className="border-y-2 border-ink py-6 font-display text-heading-3">What only this page opens with.</p>,
  text,
  neighbours: [{ slug: "wawanesa", why: "Also sold by brokers, but owned by the people it insures." }],
  related: [{ href: "/insurance-types/home", label: "Home insurers ranked" }],
  companies: Object.values(companyNames),
};

const meta = preview.meta({
  component: CompanyProfile,
  args: props,
  parameters: { layout: "fullscreen", chromatic: { disableSnapshot: false } },
});

/** Several grades have a band to themselves, each with its agency and its date. */
export const Graded = meta.story({
  async play({ canvas, canvasElement }) {
    const ratings = within(canvas.getByRole("region", { name: "Strength ratings" }));
    await expect(ratings.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^AADBRS.*October 8, 2024$/),
      expect.stringMatching(/^A \(high\)DBRS.*October 8, 2024$/),
      expect.stringMatching(/^A\+AM Best.*May 2, 2022$/),
    ]);
    await expectLivingFragments(canvasElement);
    await expectNumberedSources(canvasElement);
  },
});

/** One grade: a file card in the margin. */
export const Dossier = Graded.extend({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { ...props, layout: "dossier" },
});

/** How the company reaches its customers comes first. */
export const Doors = Graded.extend({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { ...props, layout: "doors" },
});

/** A company without a printed grade gets an open blank and no guess. */
export const WithoutGrade = Doors.extend({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    ...props,
    layout: "doors",
    company: { ...intactFinancial, strengthRatings: [], ratingNote: "None was found." },
  },
  async play({ canvas }) {
    const ratings = canvas.getByRole("region", { name: "Strength ratings" });
    await expect(ratings).toHaveTextContent("No grade printed");
    await expect(ratings).toHaveTextContent("None was found.");
    await expect(within(ratings).queryByRole("list")).toBeNull();
  },
});

/** Neighbours come with the reason to read them; the other companies follow by name. */
export const Neighbours = Graded.extend({
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    const others = within(canvas.getByRole("navigation", { name: "Read beside it" }));
    const links = others.getAllByRole("link");
    await expect(links).toHaveLength(9);
    for (const link of links) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(others.getByText(/owned by the people it insures/)).toBeVisible();
    await expect(within(others.getByRole("list", { name: "Other companies" })).getAllByRole("link")).toHaveLength(8);
  },
});
