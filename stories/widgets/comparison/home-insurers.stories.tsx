import { expect, waitFor, within } from "storybook/test";
import { quoteAddress, withoutScores } from "#domain/product-comparison.ts";
import { homeInsurers } from "#text/insurance-types/home-insurers.ts";
import { ClaimsRanking } from "#widgets/comparison/home-insurers/claims-ranking.tsx";
import { PublishedFacts, StrengthGrades } from "#widgets/comparison/home-insurers/published-facts.tsx";
import { RankedInsurers } from "#widgets/comparison/home-insurers/ranked-insurers.tsx";
import { RankingFigures } from "#widgets/comparison/home-insurers/ranking-figures.tsx";
import preview from "../../../.storybook/preview.tsx";
import * as homeInsurersWords from "#words/home-insurers.ts";
import * as comparisonWords from "#words/comparison.ts";
import { companyNames } from "#text/insurance-types/company-names.ts";

const meta = preview.meta({
  component: RankedInsurers,
  args: { insurers: homeInsurers, children: "Illustrative figures." },
});

/** A row for each insurer, with the way to a quote; availability, pros and cons are in a fold. */
export const Ranked = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, userEvent }) {
    const summary = canvas.getByText(homeInsurersWords.ofInsurer("Desjardins Insurance"));
    const fold = summary.closest("details");
    await expect(fold).not.toHaveAttribute("open");
    await userEvent.click(summary);
    await waitFor(() => expect(fold).toHaveAttribute("open"));
    const rows = within(canvas.getByRole("list", { name: homeInsurersWords.homeInsurersRanked }));
    await expect(rows.getAllByRole("term")[2]).toHaveTextContent(homeInsurersWords.customerService);
    const quotes = rows.getAllByRole("link", { name: new RegExp(comparisonWords.getQuote) });
    await expect(new Set(quotes.map((link) => link.getAttribute("href")))).toEqual(
      new Set(homeInsurers.map((insurer) => quoteAddress([insurer]))),
    );
  },
});

/** Without scores, no rank and no price are shown. */
export const Facts = meta.story({
  render: () => <PublishedFacts insurers={withoutScores(homeInsurers)}>In alphabetical order.</PublishedFacts>,
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole("list", { name: homeInsurersWords.homeInsurersByName })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/Monthly from|#1 Choice/);
  },
});

/** The four figures are computed from the records. */
export const Figures = meta.story({
  render: () => <RankingFigures insurers={homeInsurers} />,
  async play({ canvas }) {
    await expect(canvas.getByText(homeInsurersWords.bestClaimsRating).parentElement).toHaveTextContent("94%");
    await expect(canvas.getByText(comparisonWords.illustrativeFiguresOnly)).toBeVisible();
  },
});

/** Sorted by claims score, highest first. */
export const Claims = meta.story({
  render: () => <ClaimsRanking insurers={homeInsurers} />,
  async play({ canvas }) {
    const rows = within(
      canvas.getByRole("table", { name: homeInsurersWords.claimsSatisfactionHighestFirst }),
    ).getAllByRole("rowheader");
    await expect(rows[0]).toHaveTextContent(companyNames.intact);
  },
});

/** Grades with their agency, or a note that none is published. */
export const Grades = meta.story({
  render: () => <StrengthGrades insurers={withoutScores(homeInsurers)} />,
  async play({ canvas }) {
    const table = within(canvas.getByRole("table", { name: homeInsurersWords.strengthGrades }));
    await expect(table.getAllByRole("row")).toHaveLength(homeInsurers.length + 1);
  },
});
