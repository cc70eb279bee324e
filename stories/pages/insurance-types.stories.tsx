import { expect, within } from "storybook/test";
import { insuranceLines } from "#domain/insurance-line.ts";
import InsuranceTypesPage from "#text/insurance-types.md?page";
import preview from "../../.storybook/preview.tsx";
import { autoProducts } from "#text/insurance-types/auto-products.ts";
import AutoPage from "#text/insurance-types/auto.md?page";
import { expectComparison } from "./insurance-types/expect-comparison.ts";
import { businessProducts } from "#text/insurance-types/business-products.ts";
import BusinessPage from "#text/insurance-types/business.md?page";
import { disabilityProducts } from "#text/insurance-types/disability-products.ts";
import DisabilityPage from "#text/insurance-types/disability.md?page";
import { healthProducts } from "#text/insurance-types/health-products.ts";
import HealthPage from "#text/insurance-types/health.md?page";
import { lifeProducts } from "#text/insurance-types/life-products.ts";
import LifePage from "#text/insurance-types/life.md?page";
import { travelProducts } from "#text/insurance-types/travel-products.ts";
import TravelPage from "#text/insurance-types/travel.md?page";

const meta = preview.meta({ parameters: { layout: "fullscreen", chromatic: { disableSnapshot: false } } });

/** Seven cards in the specified order, three steps, and a button to the tools. */
export const InsuranceTypes = meta.story({
  render: () => <InsuranceTypesPage />,
  async play({ canvas, userEvent }) {
    const cards = within(canvas.getByRole("list", { name: "Kinds of insurance" })).getAllByRole("link");
    await expect(cards.map((card) => card.getAttribute("href"))).toEqual(
      insuranceLines.map((line) => `/insurance-types/${line}`),
    );
    const heading = canvas.getByRole("heading", { name: "How to choose, in three steps" });
    await expect(heading.parentElement?.querySelectorAll('[data-slot="step"]')).toHaveLength(3);
    await expect(canvas.getByRole("link", { name: "Use Our Insurance Recommendation Tool" })).toHaveAttribute(
      "href",
      "/tools",
    );
    await userEvent.tab();
    await expect(cards[0]).toHaveFocus();
  },
});

/** The map and the provincial rules precede the table. */
export const Auto = meta.story({
  render: () => <AutoPage />,
  async play({ canvas, canvasElement }) {
    await expectComparison(canvasElement, {
      title: "Compare auto insurance",
      caption: "Auto insurers and how they sell",
      products: autoProducts,
    });
    const map = within(canvas.getByRole("navigation", { name: "Rules in your province" }));
    await expect(map.getAllByRole("link")).toHaveLength(13);
    const where = canvas.getByRole("table", { name: "Where the companies below can serve you" });
    const compared = canvas.getByRole("table", { name: "Auto insurers and how they sell" });
    await expect(where.compareDocumentPosition(compared)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});

/** The most important clause comes first. */
export const Business = meta.story({
  render: () => <BusinessPage />,
  async play({ canvas, canvasElement }) {
    await expectComparison(canvasElement, {
      title: "Compare business insurance",
      caption: "Coverage for small and mid-sized businesses",
      products: businessProducts,
    });
    await expect(canvas.getByText(/shall carry liability insurance of not less than/)).toHaveTextContent(
      "of not less than $2 million",
    );
  },
});

/** One sentence with two endings. */
export const Disability = meta.story({
  render: () => <DisabilityPage />,
  async play({ canvas, canvasElement }) {
    await expectComparison(canvasElement, {
      title: "Compare disability insurance",
      caption: "Disability coverage, by who owns it",
      products: disabilityProducts,
    });
    await expect(canvas.getByText("… your own job.")).toBeVisible();
    await expect(canvas.getByText("… any job.")).toBeVisible();
  },
});

export const Health = meta.story({
  render: () => <HealthPage />,
  async play({ canvasElement }) {
    await expectComparison(canvasElement, {
      title: "Compare health insurance",
      caption: "Private health coverage",
      products: healthProducts,
    });
  },
});

/** Three benefits, the four specified types with a range of coverage, and both next steps. */
export const Life = meta.story({
  render: () => <LifePage />,
  async play({ canvas, canvasElement, step }) {
    await expectComparison(canvasElement, {
      title: "Compare life insurance",
      caption: "Life insurance products",
      products: lifeProducts,
      columns: ["Company", "Product", "Type", "Coverage Range", "Key Features", "Rating", "Quote"],
    });
    await expect(lifeProducts.map(({ type }) => type)).toEqual([
      "Term",
      "Term, no exam",
      "Permanent, term-to-100",
      "Universal life",
    ]);
    for (const benefit of ["Money on the day it is needed", "Free of income tax", "A price you can count on"]) {
      await expect(canvas.getByRole("heading", { level: 2, name: benefit })).toBeVisible();
    }
    await expect(
      canvas.getByRole("heading", { level: 2, name: "Term or permanent: which need do you have?" }),
    ).toBeVisible();
    const next = within(canvas.getByRole("region", { name: "Know the amount before you ask for a price" }));
    await expect(next.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/tools",
      "/learn/life-insurance",
    ]);

    await step("the current date is from the visitor's clock, in the site's date format", async () => {
      await expect(canvasElement.querySelector('[data-slot="today-note"]')).toHaveTextContent(
        /^Products and grades change.* Today is November 20, 2026\.$/,
      );
      await expect(
        canvas.getByText("November 20, 2026", { selector: '[data-slot="today-note"] time' }),
      ).toHaveAttribute("datetime", "2026-11-20");
    });

    await step("the cost of term insurance by age is a chart and a table", async () => {
      await expect(canvas.getByRole("figure", { name: "A month for $500,000" })).toHaveTextContent("Age 60");
      const table = within(canvas.getByRole("table", { name: "Dollars a month in good health: man, woman" }));
      await expect(table.getByRole("row", { name: /^30/ })).toHaveTextContent("$18, $14");
      await expect(table.getByRole("row", { name: /^60/ })).toHaveTextContent("$787, $547");
    });
  },
});

/** The cost of a day in a foreign hospital beside the reimbursement of a health card, then types of trips before products. */
export const Travel = meta.story({
  render: () => <TravelPage />,
  async play({ canvas, canvasElement }) {
    await expectComparison(canvasElement, {
      title: "Compare travel insurance",
      caption: "Travel insurance products, by kind of trip",
      products: travelProducts,
    });
    const day = canvasElement.querySelector('[aria-label="One day in a hospital abroad"]');
    await expect(day).toHaveTextContent(/\$10,000.*\$200 or \$400/);
    await expect(canvas.getByRole("heading", { level: 2, name: "Which policy for which trip" })).toBeVisible();
  },
});
