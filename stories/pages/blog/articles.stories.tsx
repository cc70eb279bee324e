import { expect, within } from "storybook/test";
import AutoRatesByProvincePage from "#text/blog/auto-insurance-rates-by-province-2024.md?page";
import preview from "../../../.storybook/preview.tsx";
import { texts } from "../../texts.ts";
import { shows } from "../shows.ts";
import { expectLink } from "../../expect-link.ts";
import * as readingWords from "#words/reading.ts";
import BestLifeInsurancePage from "#text/blog/best-life-insurance-canada-2024.md?page";
import InsuranceFraudPage from "#text/blog/insurance-fraud-canada.md?page";

const meta = preview.meta({ parameters: { layout: "fullscreen", chromatic: { disableSnapshot: false } } });

/** Date, reading time, and thirteen provinces and territories with the owner's ranges beside published prices. */
export const AutoInsuranceRatesByProvince = meta.story({
  render: () => <AutoRatesByProvincePage />,
  async play({ canvas, canvasElement }) {
    const table = canvas.getByRole("table", { name: "Auto insurance by province, dollars a year" });
    await expect(within(table).getAllByRole("rowheader")).toHaveLength(13);
    await shows(table, [
      ["row", /^Ontario/, /\$2,000 to \$3,500.*\$2,006 \d+ paid on average, October 2024.*\$1,505/],
      ["row", /^Prince Edward Island/, "$800 to $1,200"],
    ]);
    await shows(canvasElement, [
      ["page", "", "February 20, 2024"],
      ["page", "", readingWords.minRead(6)],
      ["figure", "Car insurance, dollars a year", "The table has every figure."],
      ["figure", "Car insurance, dollars a year", "Study with sample drivers, 2022"],
      ["figure", "Car insurance, dollars a year", "$4,000"],
    ]);
  },
});

/** Amount and type before three insurers, then the application and common problems; a next step at the end. */
export const BestLifeInsurance = meta.story({
  render: () => <BestLifeInsurancePage />,
  async play({ canvas, canvasElement }) {
    await shows(canvasElement, [
      ["heading", "Best Life Insurance in Canada 2024"],
      ["region", "Sun Life", /AM Best|DBRS/],
      ["region", "Manulife", /AM Best|DBRS/],
      ["region", "Canada Life", /AM Best|DBRS/],
      ["heading", "How much coverage is enough"],
      ["heading", "Choose the type by how long the need lasts"],
      ["heading", "Three large insurers, side by side"],
      ["heading", "Applying: what happens, and what you control"],
      ["heading", "Common mistakes with a life policy"],
    ]);
    // One left edge: the text of a later band starts where the text beside the contents does.
    const leftOf = (name: string) => canvas.getByRole("heading", { name }).getBoundingClientRect().left;
    await expect(leftOf("Three large insurers, side by side")).toBe(leftOf("How much coverage is enough"));
    const related = within(canvas.getByRole("navigation", { name: readingWords.readNext }));
    await expect(related.getAllByRole("link").length).toBeGreaterThanOrEqual(4);
    await expectLink(canvas, "Use the tools", "/tools");
    await expectLink(canvas, "Compare life insurance", "/insurance-types/life");
  },
});

/** A sourced estimate is first and largest, the owner's two figures are labelled, and the button links to the offices that take reports. */
export const InsuranceFraud = meta.story({
  render: () => <InsuranceFraudPage />,
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText("January 30, 2024")).toBeVisible();
    await expect(canvas.getByText("15 min read")).toBeVisible();
    await expect(canvas.getAllByText(/Northcover's own figure, without a source/)).toHaveLength(2);
    const headlines = [...canvasElement.querySelectorAll('[data-slot="stat"] dt + dd')].map(
      ({ textContent }) => textContent,
    );
    await expect(headlines[0]).toMatch(/^\$3 to \$5 billion/);
    await expect(headlines[1]).toMatch(/^\$3\.4 billion/);
    await expect(headlines[2]).toMatch(/^\$621/);
    const schemes = texts(canvas, "heading", { level: 2, name: /^Scheme: / });
    await expect(schemes).toEqual(["Scheme: the staged collision", "Scheme: the ghost broker"]);
    const report = canvas.getByRole("link", { name: "Report Suspected Fraud" });
    const heading = canvasElement.querySelector(report.getAttribute("href") ?? "");
    await expect(heading?.closest("section")).toHaveTextContent("1-888-495-8501");
    const costs = within(canvas.getByRole("figure", { name: "What fraud has been published to cost, by type" }));
    await expect(costs.getAllByRole("listitem")).toHaveLength(5);
    await expect(costs.getAllByRole("listitem")[0]).toHaveTextContent(
      /^All insurance crime\s*\$3 to \$5 billion a year.*Spread over the premiums/,
    );
  },
});
