import { expect, within } from "storybook/test";
import { insuranceLines } from "#domain/insurance-line.ts";
import InsuranceTypesPage from "#text/insurance-types.md?page";
import preview from "../../.storybook/preview.tsx";
import { expectLink } from "../expect-link.ts";
import { autoProducts } from "#text/insurance-types/auto-products.ts";
import AutoPage from "#text/insurance-types/auto.md?page";
import { comparison, expectComparison } from "./insurance-types/expect-comparison.ts";
import { shows } from "./shows.ts";
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
    await expectLink(canvas, "Use Our Insurance Recommendation Tool", "/tools");
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
  play: comparison(
    {
      title: "Compare business insurance",
      caption: "Coverage for small and mid-sized businesses",
      products: businessProducts,
    },
    [["page", "", /shall carry liability insurance of not less than \$2 million/]],
  ),
});

/** One sentence with two endings. */
export const Disability = meta.story({
  render: () => <DisabilityPage />,
  play: comparison(
    {
      title: "Compare disability insurance",
      caption: "Disability coverage, by who owns it",
      products: disabilityProducts,
    },
    [["page", "", /… your own job\..*… any job\./s]],
  ),
});

export const Health = meta.story({
  render: () => <HealthPage />,
  play: comparison({
    title: "Compare health insurance",
    caption: "Private health coverage",
    products: healthProducts,
  }),
});

/** Three benefits, the four specified types with a range of coverage, and both next steps. */
export const Life = meta.story({
  render: () => <LifePage />,
  async play({ canvas, canvasElement }) {
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
    await shows(canvasElement, [
      ["heading", "Money on the day it is needed"],
      ["heading", "Free of income tax"],
      ["heading", "A price you can count on"],
      ["heading", "Term or permanent: which need do you have?"],
      ["figure", "A month for $500,000", "Age 60"],
      ["row", /^30.*\$18, \$14/],
      ["row", /^60.*\$787, \$547/],
    ]);
    const next = within(canvas.getByRole("region", { name: "Know the amount before you ask for a price" }));
    await expect(next.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/tools",
      "/learn/life-insurance",
    ]);

    // The current date is from the visitor's clock.
    const today = canvasElement.querySelector('[data-slot="today-note"]');
    await expect(today).toHaveTextContent(/^Products and grades change.* Today is November 20, 2026\.$/);
    await expect(today?.querySelector("time")).toHaveAttribute("datetime", "2026-11-20");
  },
});

/** The cost of a day in a foreign hospital beside the reimbursement of a health card, then types of trips before products. */
export const Travel = meta.story({
  render: () => <TravelPage />,
  play: comparison(
    {
      title: "Compare travel insurance",
      caption: "Travel insurance products, by kind of trip",
      products: travelProducts,
    },
    [
      ["heading", "Which policy for which trip"],
      ["page", "", /One day.*\$10,000.*\$200 or \$400/s],
    ],
  ),
});
