import { expect, waitFor, within } from "storybook/test";
import { homeInsurers } from "#text/insurance-types/home-insurers.ts";
import { defaultWeights, rankingCriteria } from "#domain/home-ranking.ts";
import { OwnersScoresContext } from "#pages/comparison/comparison-context.ts";
import HomeInsurancePage from "#text/insurance-types/home.md?page";
import { criterionNames } from "#words/ranking-criteria.ts";
import preview from "../../../.storybook/preview.tsx";
import { texts } from "../../texts.ts";
import { expectLink } from "../../expect-link.ts";
import * as readingWords from "#words/reading.ts";
import * as homeInsurersWords from "#words/home-insurers.ts";
import * as comparisonWords from "#words/comparison.ts";
import { companyNames } from "#text/insurance-types/company-names.ts";

const detailedTab = "Detailed";
const overviewTab = "Overview";
const ratingsTab = "Ratings";
const calculatorTab = "Calculator";

const meta = preview.meta({
  component: HomeInsurancePage,
  parameters: { layout: "fullscreen" },
});

/** The four specified figures, computed from the records; ten insurers; three badges on the first three. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Best home insurance");
    const stats = [...canvasElement.querySelectorAll('[data-slot="stat"] dd')].map(({ textContent }) => textContent);
    await expect(stats).toEqual(["10", "$69", "94%", "4.6/5"]);
    await expect(texts(canvas, "tab")).toEqual([overviewTab, detailedTab, ratingsTab, calculatorTab]);
    await expect(canvas.getByRole("tab", { name: overviewTab })).toHaveAttribute("aria-selected", "true");
    const entries = within(canvas.getByRole("list", { name: homeInsurersWords.homeInsurersRanked })).getAllByRole(
      "listitem",
    );
    await expect(entries.map((entry) => entry.querySelector("strong")?.textContent)).toEqual(
      homeInsurers.map(({ company }) => company),
    );
    await expect(entries.map((entry) => entry.querySelector('[data-slot="badge"]')?.textContent).slice(0, 3)).toEqual([
      "#1 Choice",
      "Runner Up",
      "Best Value",
    ]);
    await expect(canvas.getAllByText("Runner Up")).toHaveLength(2);
    await expect(canvas.getAllByText(/Illustrative figures, not survey data/)[0]).toBeVisible();
  },
});

/** Arrow keys move along the tabs; Detailed has the table with prices and quote links, and explains the ranking. */
export const DetailedTab = meta.story({
  async play({ canvas, userEvent }) {
    canvas.getByRole("tab", { name: overviewTab }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: detailedTab })).toHaveAttribute("aria-selected", "true");
    const table = within(canvas.getByRole("table", { name: "Home insurers in detail" }));
    await expect(table.getAllByRole("rowheader")).toHaveLength(10);
    await expect(table.getAllByRole("link", { name: /^Get Quote for/ })).toHaveLength(10);
    await userEvent.click(table.getByRole("button", { name: comparisonWords.sortableColumns.company }));
    await expect(table.getAllByRole("rowheader")[0]).toHaveTextContent(companyNames.allstate);
    const panel = canvas.getByRole("tabpanel", { name: detailedTab });
    for (const criterion of rankingCriteria) {
      await expect(panel).toHaveTextContent(`${criterionNames[criterion].full} ${defaultWeights[criterion]}%`);
    }
  },
});

/** A fragment selects the ratings: the awards with reasons, and claims satisfaction in descending order. */
export const RatingsTab = meta.story({
  async play({ canvas }) {
    location.hash = "ratings";
    await waitFor(() => expect(canvas.getByRole("tab", { name: ratingsTab })).toHaveAttribute("aria-selected", "true"));
    const awards = within(canvas.getByRole("region", { name: "Awards" }));
    await expect(awards.getAllByRole("listitem")).toHaveLength(6);
    const table = within(canvas.getByRole("table", { name: homeInsurersWords.claimsSatisfactionHighestFirst }));
    const shares = table
      .getAllByRole("cell")
      .filter((cell) => cell.dataset["label"] === homeInsurersWords.claims)
      .map(({ textContent }) => Number.parseInt(textContent, 10));
    await expect(shares).toHaveLength(10);
    await expect(shares).toEqual(shares.toSorted((one, other) => other - one));
    await expect(table.getByRole("columnheader", { name: homeInsurersWords.claims })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
  },
});

/** The benefits of the comparison, its button, and the four cost bands. */
export const CalculatorTab = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("tab", { name: calculatorTab }));
    const panel = await canvas.findByRole("tabpanel", { name: calculatorTab });
    for (const promise of ["2 minutes", "5+ quotes", "Save $500+"]) await expect(panel).toHaveTextContent(promise);
    await expect(within(panel).getByRole("link", { name: "Start Free Comparison" })).toHaveAttribute(
      "href",
      "/tools/insurance-comparison-tool",
    );
    const bands = within(panel).getByRole("figure", { name: "Average monthly cost by home value" });
    for (const band of [
      "$300K home$85 to $120",
      "$500K home$105 to $150",
      "$750K home$135 to $190",
      "$1M+ home$180 to $300",
    ]) {
      await expect(bands).toHaveTextContent(band);
    }
  },
});

/** The method lists the weights as specified; the stories of the weights set the visitor's own. */
export const OwnWeights = meta.story({
  async play({ canvas }) {
    const method = canvas.getByRole("table", { name: "The four criteria and their weights" });
    for (const row of [
      /Financial Strength.*25%/,
      /Claims Handling.*30%/,
      /Customer Service.*25%/,
      /Value & Features.*20%/,
    ]) {
      await expect(method).toHaveTextContent(row);
    }
    await expect(canvas.getByRole("list", { name: comparisonWords.homeInsurersInOrder })).toBeVisible();
  },
});

/** With the owner's scores switched off, the page has no ranking: no summary figures, ranks, prices or weights. */
export const WithoutOwnersScores = meta.story({
  render: () => (
    <OwnersScoresContext value={false}>
      <HomeInsurancePage />
    </OwnersScoresContext>
  ),
  async play({ canvas, canvasElement, userEvent }) {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Home insurance compared");
    await expect(canvasElement.querySelector('[data-slot="stat"]')).toBeNull();
    const entries = within(canvas.getByRole("list", { name: homeInsurersWords.homeInsurersByName }));
    const names = entries.getAllByText(/./, { selector: "strong, strong > a" }).map(({ textContent }) => textContent);
    await expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, "en-CA")));
    await expect(names).toHaveLength(10);
    // A name links to the site's own analysis of the insurer, where one exists.
    await expectLink(entries, companyNames.wawanesa, "/company-analysis/wawanesa-analysis");
    for (const said of [/Illustrative figures/, /#1 Choice/, /Claims satisfaction/, /Ranking method/]) {
      await expect(canvas.queryByText(said)).toBeNull();
    }
    await userEvent.click(canvas.getByRole("tab", { name: detailedTab }));
    const table = within(canvas.getByRole("table", { name: "Home insurers in detail" }));
    await expect(table.queryByRole("columnheader", { name: comparisonWords.fromAMonth })).toBeNull();
    await userEvent.click(canvas.getByRole("tab", { name: ratingsTab }));
    const grades = within(canvas.getByRole("table", { name: homeInsurersWords.strengthGrades }));
    await expect(grades.getAllByText(readingWords.notPublished)).toHaveLength(
      homeInsurers.filter(({ grade }) => grade === undefined).length,
    );
  },
});
