import { expect, within } from "storybook/test";
import BusinessInsurancePage from "#text/learn/business-insurance.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectWholeGuide, stepTitles } from "./expect-whole-guide.ts";
import ChooseInsurancePage from "#text/learn/choose-insurance.md?page";
import DisabilityInsurancePage from "#text/learn/disability-insurance.md?page";
import HealthInsurancePage from "#text/learn/health-insurance.md?page";
import { designSystemWords } from "#words/design-system.ts";
import * as readingWords from "#words/reading.ts";
import HighNetWorthInsurancePage from "#text/learn/high-net-worth-insurance.md?page";
import HowInsuranceWorksPage from "#text/learn/how-insurance-works.md?page";
import InsuranceClaimsPage from "#text/learn/insurance-claims.md?page";
import InsuranceComparisonPage from "#text/learn/insurance-comparison.md?page";
import InsuranceForSeniorsPage from "#text/learn/insurance-for-seniors.md?page";
import InsuranceSavingsPage from "#text/learn/insurance-savings.md?page";
import NewImmigrantInsurancePage from "#text/learn/new-immigrant-insurance.md?page";
import TravelInsurancePage from "#text/learn/travel-insurance.md?page";
import YoungProfessionalsInsurancePage from "#text/learn/young-professionals-insurance.md?page";
import PricesPage from "#text/learn/prices.md?page";
import LifeEventsPage from "#text/learn/life-events.md?page";
import { sitePaths } from "#site/site-path.ts";
import ComparisonWorkbookPage from "#text/learn/resources/comparison-workbook.md?page";
import { resourceWords } from "#text/learn/resources/resource-words.ts";
import InsuranceChecklistPage from "#text/learn/resources/insurance-checklist.md?page";
import NewDriverKitPage from "#text/learn/resources/new-driver-kit.md?page";

const meta = preview.meta({ parameters: { layout: "fullscreen", chromatic: { disableSnapshot: false } } });

/** The page opens with possible losses, because owners think of risks rather than names of policies. */
export const BusinessInsurance = meta.story({
  render: () => <BusinessInsurancePage />,
  play: expectWholeGuide("Business insurance", [
    ["table", "What could go wrong, and which policy answers", /An employee steals.*Crime/s],
    ["figure", "Insured for too little", "$75,000"],
  ]),
});

/** An overview of three steps, then each in full. */
export const ChooseInsurance = meta.story({
  render: () => <ChooseInsurancePage />,
  play: expectWholeGuide(
    "How to choose insurance",
    [
      ["heading", /^First step/],
      ["heading", /^Second step/],
      ["heading", /^Third step/],
      ["heading", /^Broker, direct insurer or comparison/],
      ["page", "", /8 to 12 times.*10 to 15/],
    ],
    async (page) => {
      await expect(page.querySelectorAll("[data-slot=steps] > li")).toHaveLength(3);
    },
  ),
});

/** Payers, durations and amounts: the chart first, then the table with its sources; three notes on provinces with other rules. */
export const DisabilityInsurance = meta.story({
  render: () => <DisabilityInsurancePage />,
  play: expectWholeGuide(
    "Disability insurance",
    [
      ["table", "Layers of income after you stop working", /55%.*\$729 a week/],
      ["table", "Layers of income after you stop working", /\$1,741.20 a month/],
      ["heading", /^I'm self-employed/],
      ["heading", /^My LTD ends at two years/],
      ["page", "", /\$1,123\.07.*in Quebec 1\.30%.*and \$895\.70/],
      ["note", "Ontario"],
      ["note", "Alberta"],
      ["note", "Newfoundland and Labrador, Yukon, Northwest Territories and Nunavut"],
    ],
    async (page) => {
      await expect(page.querySelectorAll("[data-slot=time-bars] li")).toHaveLength(6);
    },
  ),
});

/** Coverage and gaps of the public plan are side by side, before any product. */
export const HealthInsurance = meta.story({
  render: () => <HealthInsurancePage />,
  play: expectWholeGuide("Health insurance", [
    ["figure", readingWords.covered, 4],
    ["figure", readingWords.notCovered, 6],
    ["figure", "Who pays the plan's fee under the Canadian Dental Care Plan", /\$80,000 to \$89,999.*60%/s],
    ["table", /^Critical illness coverage, a month/, /41 to 45.*\$30\.60 \/ \$31\.60.*\$47/s],
  ]),
});

/** Four layers, each with its own heading; the drawing names, in words, the asset that the umbrella policy doesn't cover. */
export const HighNetWorthInsurance = meta.story({
  render: () => <HighNetWorthInsurancePage />,
  play: expectWholeGuide(
    "Insurance for high net worth",
    [
      [
        "page",
        "",
        /First layer: liability.*Second layer: property.*Third layer: life insurance for the estate.*Fourth layer: your own income and health/s,
      ],
    ],
    async (page) => {
      const canvas = within(page);
      const drawing = canvas.getByText("Umbrella").closest("figure");
      await expect(drawing).toHaveTextContent("Not listed, so not covered");
      await expect(drawing).toHaveTextContent(/\$1 million to \$5 million.*or more/);
    },
  ),
});

/** From pooled fire risk in a town to the failure of an insurer, with the owner’s numbers. */
export const HowInsuranceWorks = meta.story({
  render: () => <HowInsuranceWorksPage />,
  play: expectWholeGuide("How insurance works", [
    ["page", "", /25% to 35%/],
    ["page", "", /8% to 15%/],
    ["page", "", /Life policies come with a free look.*10 to 30 days.*10 days.*is usual/],
    ["page", "", /8 km.*away adds 15% to 30%/],
  ]),
});

/** The three habits are first, in the owner’s order, with the most important deadline; after a denial, free services to call. */
export const InsuranceClaims = meta.story({
  render: () => <InsuranceClaimsPage />,
  play: expectWholeGuide(
    "How to file an insurance claim",
    [
      ["table", "First notice, by kind of claim", /24 to 48 hours/],
      ["table", /^How long you have to sue/, /Ontario.*1 year.*the loss, not the refusal/s],
      ["heading", /^Denied for gradual damage/],
      ["page", "", /The insurer.s complaint officer.*5 to 10 business days.*30 to 90 days/s],
    ],
    async (page) => {
      const canvas = within(page);
      await expect(stepTitles(page).slice(0, 3)).toEqual(["Report immediately", "Document everything", "Follow up"]);
      const offices = canvas.getByRole("heading", { name: /^General Insurance OmbudService/ }).closest("ul");
      for (const phone of ["1-877-225-0446", "1-888-295-8112", "1-888-451-4519"]) {
        await expect(offices).toHaveTextContent(phone);
      }
    },
  ),
});

/** The bands and the weights are exactly the owner’s. */
export const InsuranceComparison = meta.story({
  render: () => <InsuranceComparisonPage />,
  play: expectWholeGuide("Insurance comparison tips", [
    ["table", "Price bands to check a quote against", /\$85 to \$120.*\$105 to \$150.*\$135 to \$190.*\$180 to \$300/],
    ["table", "Price bands to check a quote against", /\$20 to \$50.*\$100 to \$300.*\$200 to \$500/],
    ["table", "Price bands to check a quote against", /\$800 to \$1,200.*\$2,000 to \$3,500/],
    ["table", /^A scored choice/, /25\D.*30\D.*25\D.*20\D.*100/s],
  ]),
});

/** Policies to drop or keep come first; coverage to keep follows. */
export const InsuranceForSeniors = meta.story({
  render: () => <InsuranceForSeniorsPage />,
  play: expectWholeGuide("Insurance for seniors", [
    ["table", "A first sort of the policies on the table", /Term life.*Someone still depends on your income/],
    ["navigation", designSystemWords.onPageNav, 6],
    ["link", "senior insurance review"],
  ]),
});

/** The discounts are the owner’s. Ways to save that keep all coverage precede those that reduce it. */
export const InsuranceSavings = meta.story({
  render: () => <InsuranceSavingsPage />,
  play: expectWholeGuide(
    "Insurance savings strategies",
    [
      ["page", "", "Liability coverage is the last thing to reduce."],
      ["table", "Home discounts, Northcover's guidance", /Bundle home and auto.*10% to 25%/],
      ["table", "Home discounts, Northcover's guidance", /Claims-free.*15% to 30%/],
      ["table", "Home discounts, Northcover's guidance", /Mature owner.*10% to 20%/],
      ["table", "Home discounts, Northcover's guidance", /Mortgage-free.*10% to 15%/],
      ["table", "Home discounts, Northcover's guidance", /Association or alumni.*5% to 15%/],
      ["table", "Home discounts, Northcover's guidance", /Smart home.*5% to 10%/],
      ["figure", /^How far car quotes rose/, /Canada.*14\.4%.*7\.8%/],
      ["table", "Renewal rules by province", /Car, Quebec.*30 days.*the old price and terms hold/],
    ],
    async (page) => {
      const canvas = within(page);
      const [first] = canvas.getAllByRole("heading", { level: 2 });
      await expect(first).toHaveTextContent("Your premium jumped and you had no claim");
      await expect(stepTitles(page)).toEqual([
        "Compare this year's declarations page with last year's",
        "Call your broker or insurer with four questions",
        "Get three quotes for the same coverage",
        "Decide before the renewal date",
        "Remove what you pay for twice",
        "Correct the facts",
        "Claim every discount you qualify for",
        "Take on the small losses",
        "Compare again",
      ]);
    },
  ),
});

/** The table of contents lists the stages in page order; a newcomer who already drives jumps straight to that stage. */
export const NewImmigrantInsurance = meta.story({
  render: () => <NewImmigrantInsurancePage />,
  play: expectWholeGuide(
    "Insurance for newcomers to Canada",
    [
      ["table", /^When provincial health coverage starts/],
      ["note", "Ghost brokers"],
      ["table", /^Car insurance by province and territory/, /Manitoba.*MPI.*\$500,000.*\$1,000 to \$1,400/s],
    ],
    async (page) => {
      const canvas = within(page);
      const stages = within(canvas.getByRole("navigation", { name: "The stages" })).getAllByRole("link");
      const headings = canvas.getAllByRole("heading", { level: 2 }).slice(0, 6);
      await expect(stages.map((stage) => [stage.textContent, stage.getAttribute("href")])).toEqual(
        headings.map((heading) => [heading.textContent, `#${heading.id}`]),
      );
      for (const name of [/^When provincial health coverage starts/, /^Car insurance by province and territory/]) {
        await expect(within(canvas.getByRole("table", { name })).getAllByRole("rowheader")).toHaveLength(13);
      }
    },
  ),
});

/** The days that each plan allows snowbirds, the two day counts of the United States, and the conditions of the super visa. */
export const TravelInsurance = meta.story({
  render: () => <TravelInsurancePage />,
  play: expectWholeGuide(
    "Travel insurance",
    [
      ["table", /^Days away that/],
      ["page", "", /Six months is the usual longest stay.*30 days or more/],
      ["heading", /^Does my credit card cover/],
      ["region", "Parents, grandparents and other guests", /\$100,000.*1 year.*instalments.*January 28, 2025/],
      ["region", "Parents, grandparents and other guests", /up to 5 years/],
    ],
    async (page) => {
      const canvas = within(page);
      await expect(canvas.getByText("Left for you").closest("div")).toHaveTextContent("$28,800");
    },
  ),
});

/** The employer's booklet first, then four covers in order of need. */
export const YoungProfessionalsInsurance = meta.story({
  render: () => <YoungProfessionalsInsurancePage />,
  play: expectWholeGuide("Insurance for young professionals", [
    ["table", "What to look up in a group plan"],
    ["region", "Buy in this order", /Tenant insurance, this week/],
    ["figure", "An evening's work"],
  ]),
});

/** Every line of insurance has a heading that the price strips lead to, and its lists. */
export const Prices = meta.story({
  render: () => <PricesPage />,
  play: expectWholeGuide("What insurance costs in Canada", [], async (page) => {
    for (const line of ["life", "health", "disability", "home", "auto", "travel", "business"]) {
      await expect(page.querySelector(`h2#${line}`), line).toBeVisible();
    }
    await expect(page.querySelectorAll("[data-slot=price-list]")).toHaveLength(16);
    await expect(page.querySelector("[data-slot=price-pickers]")).toBeVisible();
  }),
});

/** Every event by its part of life, with its first deadline across from it. */
export const LifeEvents = meta.story({
  render: () => <LifeEventsPage />,
  play: expectWholeGuide(
    "Something has changed. What now?",
    [["region", "Your home", /A first rental/]],
    async (page) => {
      const canvas = within(page);
      const plates = [...page.querySelectorAll("a use")].map((plate) => plate.getAttribute("href"));
      await expect(new Set(plates).size, "each event has a plate of its own").toBe(12);
      const links = canvas.getAllByRole("link").map((link) => link.getAttribute("href"));
      const events = sitePaths.filter((path) => path.startsWith("/learn/life-events/"));
      await expect(links).toEqual(expect.arrayContaining(events));
    },
  ),
});

/** A table for each line of insurance, with a column for each of three quotes. */
export const ComparisonWorkbook = meta.story({
  render: () => <ComparisonWorkbookPage />,
  async play({ canvas, canvasElement, userEvent }) {
    await expectWholeGuide("Comparison workbook", [["button", resourceWords.print]])({ canvasElement });
    const tables = canvas.getAllByRole("table");
    await expect(tables).toHaveLength(5);
    for (const table of tables) await expect(table).toHaveTextContent(/Quote A.*Quote B.*Quote C/);
    await userEvent.type(canvas.getByLabelText("Liability limit: Quote A", { selector: "[name^=auto]" }), "$2 million");
    await expect(canvas.getByDisplayValue("$2 million")).toBeVisible();
  },
});

/** Every box of the checklist can be ticked, and the page can be printed. */
export const InsuranceChecklist = meta.story({
  render: () => <InsuranceChecklistPage />,
  async play({ canvas, canvasElement, userEvent }) {
    await expectWholeGuide("Insurance checklist", [["button", resourceWords.print]])({ canvasElement });
    await expect(canvas.getByRole("table", { name: "My policies" })).toBeVisible();
    const boxes = canvas.getAllByRole("checkbox");
    for (const box of boxes.slice(0, 3)) await userEvent.click(box);
    await expect(boxes.filter((box) => box instanceof HTMLInputElement && box.checked)).toHaveLength(3);
  },
});

/** Licence stages, sample prices, all thirteen provinces and territories, and a crash sheet. */
export const NewDriverKit = meta.story({
  render: () => <NewDriverKitPage />,
  async play({ canvas, canvasElement, userEvent }) {
    await expectWholeGuide("New driver kit", [["button", resourceWords.print]])({ canvasElement });
    await expect(canvas.getByRole("table", { name: "Licence stages for a car, by province" })).toHaveTextContent(
      /Ontario.*G1 for 12 months/,
    );
    await expect(canvas.getByRole("table", { name: /^A new driver's yearly price/ })).toHaveTextContent(
      /Alberta.*\$5,936.*Saskatchewan.*\$1,129/,
    );
    const table = canvas.getByRole("table", { name: "A first car policy, by province and territory" });
    await expect(table.querySelectorAll("tbody tr")).toHaveLength(13);
    await userEvent.type(canvas.getByLabelText("Plate and province: Other driver"), "ABCD 123, Ontario");
    await expect(canvas.getByDisplayValue("ABCD 123, Ontario")).toBeVisible();
  },
});
