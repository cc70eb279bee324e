import { expect, within } from "storybook/test";
import { insurers } from "#content/insurers.ts";
import { companySlugs } from "#domain/insurer.ts";
import { pageNames } from "#page-names";
import * as text from "#text/company-analysis/intact-financial-analysis.md";
import { CompanyProfile, type CompanyProfileProps } from "#widgets/comparison/company-profile/company-profile.tsx";
import preview from "../../../.storybook/preview.tsx";
import { companyOf } from "../../pages/company-analysis/expect-profile.ts";
import * as companyProfileWords from "#words/company-profile.ts";

const company = companyOf(text);

const props: CompanyProfileProps = {
  company,
  insurer: insurers.intact,
  opening: <p className="border-y-2 border-ink py-6 font-display text-heading-3">What only this page opens with.</p>,
  text,
  companies: companySlugs.map((slug) => {
    const path = `/company-analysis/${slug}-analysis` as const;
    return { slug, path, name: pageNames[path].label };
  }),
};

const meta = preview.meta({
  component: CompanyProfile,
  args: props,
  parameters: { layout: "fullscreen" },
});

/** Several grades fill a band, each with its agency and date. */
export const Graded = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas }) {
    const ratings = within(canvas.getByRole("region", { name: companyProfileWords.strengthRatings }));
    await expect(ratings.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^AADBRS.*October 8, 2024$/),
      expect.stringMatching(/^A \(high\)DBRS.*October 8, 2024$/),
      expect.stringMatching(/^A\+AM Best.*May 2, 2022$/),
    ]);
  },
});

/** One grade, in a card in the margin. */
export const Dossier = Graded.extend({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { ...props, company: { ...company, layout: "dossier" } },
});

/** The company's sales channels are first. */
export const Doors = Graded.extend({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { ...props, company: { ...company, layout: "doors" } },
});

/** Without a current grade, a note explains where to look, and no placeholder replaces the grade. */
export const WithoutGrade = Doors.extend({
  args: {
    ...props,
    company: { ...company, layout: "doors", aboutGrades: "Look on the agency's site." },
    insurer: { ...insurers.intact, ratings: [] },
  },
  async play({ canvas }) {
    const ratings = canvas.getByRole("region", { name: companyProfileWords.strengthRatings });
    await expect(ratings).toHaveTextContent("Look on the agency's site.");
    await expect(within(ratings).queryByRole("list")).toBeNull();
  },
});

/** An insurer with one complaint office per line lists each with its phone number. */
export const SeveralOffices = Doors.extend({
  args: { ...props, company: { ...company, insurer: "ia", layout: "doors" }, insurer: insurers.ia },
  async play({ canvas }) {
    const file = within(canvas.getByRole("region", { name: /on file/i }));
    await expect(file.getByText(/^Home and auto,/).parentElement).toHaveTextContent("1-877-700-7778");
    await expect(file.getByText(/^Life and health,/).parentElement).toHaveTextContent("1-800-463-6236 ext. 1200");
  },
});

/** Related companies are listed with a reason to read them; the others follow by name. */
export const Neighbours = meta.story({
  args: {
    ...props,
    company: {
      ...company,
      neighbours: [{ slug: "wawanesa", why: "Also sold by brokers, but owned by the people it insures." }],
    },
  },
  async play({ canvas }) {
    const others = within(canvas.getByRole("navigation", { name: companyProfileWords.readBesideIt }));
    const links = others.getAllByRole("link");
    await expect(links).toHaveLength(9);
    for (const link of links) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(others.getByText(/owned by the people it insures/)).toBeVisible();
    await expect(
      within(others.getByRole("list", { name: companyProfileWords.otherCompanies })).getAllByRole("link"),
    ).toHaveLength(8);
  },
});
