import { expect, within } from "storybook/test";
import BusinessInsurancePage from "#text/learn/business-insurance.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectWholeGuide } from "./expect-whole-guide.ts";
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
import { provinceNamesByCode } from "#words/province-names.ts";
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
  async play({ canvas, canvasElement }) {
    await expectWholeGuide(canvasElement, "Business insurance");
    const table = canvas.getByRole("table", { name: "What could go wrong, and which policy answers" });
    await expect(within(table).getAllByRole("rowheader")).toHaveLength(11);
    const theft = within(table).getByRole("row", { name: /An employee steals/ });
    await expect(theft).toHaveTextContent("Crime");
    await expect(canvas.getByRole("figure", { name: "Insured for too little" })).toHaveTextContent("$75,000");
  },
});

/** An overview of three steps, then each in full. */
export const ChooseInsurance = meta.story({
  render: () => <ChooseInsurancePage />,
  async play({ canvas, canvasElement }) {
    await expectWholeGuide(canvasElement, "How to choose insurance");
    const steps = canvas.getAllByRole("list").find((list) => list.matches("[data-slot=steps]"));
    if (steps === undefined) throw new Error("The three steps are missing.");
    await expect(within(steps).getAllByRole("listitem")).toHaveLength(3);
    for (const name of [/^First step/, /^Second step/, /^Third step/]) {
      await expect(canvas.getByRole("heading", { level: 2, name })).toBeVisible();
    }
    await expect(canvasElement).toHaveTextContent(/8 to 12 times.*10 to 15/);
    await expect(
      canvas.getByRole("heading", { level: 3, name: /^Broker, direct insurer or comparison/ }),
    ).toBeVisible();
  },
});

/** Payers, durations and amounts: the chart first, then the table with its sources. */
export const DisabilityInsurance = meta.story({
  render: () => <DisabilityInsurancePage />,
  async play({ canvas, canvasElement, step }) {
    await expectWholeGuide(canvasElement, "Disability insurance");
    await expect(canvasElement.querySelectorAll("[data-slot=time-bars] li")).toHaveLength(6);
    const table = canvas.getByRole("table", { name: "Layers of income after you stop working" });
    await expect(table).toHaveTextContent(/55%.*\$729 a week/);
    await expect(table).toHaveTextContent(/\$1,741.20 a month/);

    await step("the self-employed, and people whose benefit ends after two years, have their questions", async () => {
      await expect(canvas.getByRole("heading", { name: /^I'm self-employed/ })).toBeVisible();
      await expect(canvas.getByRole("heading", { name: /^My LTD ends at two years/ })).toBeVisible();
      await expect(canvasElement).toHaveTextContent(/\$1,123\.07.*in Quebec 1\.30%.*and \$895\.70/);
    });

    await step("provinces with different rules for a crash have three notes", async () => {
      const part = within(canvas.getByRole("region", { name: "Where you live changes the gap" }));
      const names = part.getAllByRole("note").map((note) => note.querySelector("p")?.textContent);
      await expect(names).toEqual([
        "Ontario",
        "Alberta",
        "Newfoundland and Labrador, Yukon, Northwest Territories and Nunavut",
      ]);
    });
  },
});

/** Coverage and gaps of the public plan are side by side, before any product. */
export const HealthInsurance = meta.story({
  render: () => <HealthInsurancePage />,
  async play({ canvas, canvasElement, step }) {
    await expectWholeGuide(canvasElement, "Health insurance");
    await expect(
      within(canvas.getByRole("figure", { name: readingWords.covered })).getAllByRole("listitem"),
    ).toHaveLength(4);
    await expect(
      within(canvas.getByRole("figure", { name: readingWords.notCovered })).getAllByRole("listitem"),
    ).toHaveLength(6);
    const table = canvas.getByRole("table", { name: "What you pay under the Canadian Dental Care Plan" });
    await expect(table).toHaveTextContent(/\$80,000 to \$89,999/);
    await expect(table).toHaveTextContent(/60%/);

    await step("critical illness coverage has its cost at three ages", async () => {
      const prices = within(canvas.getByRole("table", { name: /^Critical illness coverage, a month/ }));
      await expect(prices.getByRole("row", { name: /^41 to 45/ })).toHaveTextContent(/\$30\.60 \/ \$31\.60.*\$47/);
    });

    await step("the table of contents links to the parts in order", async () => {
      const contents = within(canvas.getByRole("navigation", { name: designSystemWords.onPageNav }));
      const labels = contents.getAllByRole("link").map((link) => link.textContent);
      const headings = canvas.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
      await expect(headings.slice(0, labels.length)).toEqual(labels);
      const last = canvas.getByRole("heading", { level: 2, name: labels.at(-1) ?? "" });
      await expect(contents.getAllByRole("link").at(-1)).toHaveAttribute("href", `#${last.id}`);
    });
  },
});

/** Four layers, each with its own heading. */
export const HighNetWorthInsurance = meta.story({
  render: () => <HighNetWorthInsurancePage />,
  async play({ canvas, canvasElement, step }) {
    await expectWholeGuide(canvasElement, "Insurance for high net worth");
    const layers = canvas.getAllByRole("heading", { level: 2, name: /layer:/ }).map((layer) => layer.textContent);
    await expect(layers).toEqual([
      "First layer: liability",
      "Second layer: property",
      "Third layer: life insurance for the estate",
      "Fourth layer: your own income and health",
    ]);

    await step("the drawing names, in words, the asset that the umbrella policy doesn't cover", async () => {
      const drawing = canvas.getByText("Umbrella").closest("figure");
      await expect(drawing).toHaveTextContent("Not listed, so not covered");
      await expect(drawing).toHaveTextContent(/\$1 million to \$5 million.*or more/);
    });
  },
});

/** From pooled fire risk in a town to the failure of an insurer, with the owner’s numbers. */
export const HowInsuranceWorks = meta.story({
  render: () => <HowInsuranceWorksPage />,
  async play({ canvas, canvasElement }) {
    await expectWholeGuide(canvasElement, "How insurance works");
    await expect(canvas.getAllByText(/^25% to 35%/)[0]).toBeVisible();
    await expect(canvas.getAllByText(/^8% to 15%/)[0]).toBeVisible();
    const sellers = canvas.getByText(/^Life policies come with a free look/);
    await expect(sellers).toHaveTextContent(/10 to 30 days.*10 days.*is usual/);
    await expect(canvasElement).toHaveTextContent(/8 km.*away adds 15% to 30%/);
  },
});

/** The three habits are first, in the owner’s order, with the most important deadline. */
export const InsuranceClaims = meta.story({
  render: () => <InsuranceClaimsPage />,
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

/** The bands and the weights are exactly the owner’s. */
export const InsuranceComparison = meta.story({
  render: () => <InsuranceComparisonPage />,
  async play({ canvas, canvasElement, step }) {
    await expectWholeGuide(canvasElement, "Insurance comparison tips");
    const table = canvas.getByRole("table", { name: "Price bands to check a quote against" });
    await expect(table).toHaveTextContent(/\$85 to \$120.*\$105 to \$150.*\$135 to \$190.*\$180 to \$300/);
    await expect(table).toHaveTextContent(/\$20 to \$50.*\$100 to \$300.*\$200 to \$500/);
    await expect(table).toHaveTextContent(/\$800 to \$1,200.*\$2,000 to \$3,500/);

    await step("the four weights add up to 100", async () => {
      const table = within(canvas.getByRole("table", { name: /^A scored choice/ }));
      const shares = table
        .getAllByRole("row")
        .slice(1)
        .map((row) => Number.parseInt(within(row).getAllByRole("cell")[0]?.textContent ?? "", 10));
      await expect(shares).toEqual([25, 30, 25, 20, 100]);
    });
  },
});

/** Policies to drop or keep come first; coverage to keep follows. */
export const InsuranceForSeniors = meta.story({
  render: () => <InsuranceForSeniorsPage />,
  async play({ canvas, canvasElement }) {
    await expectWholeGuide(canvasElement, "Insurance for seniors");
    const table = canvas.getByRole("table", { name: "A first sort of the policies on the table" });
    await expect(table).toHaveTextContent(/Term life.*Someone still depends on your income/);
    const contents = within(canvas.getByRole("navigation", { name: designSystemWords.onPageNav }));
    await expect(contents.getAllByRole("link")).toHaveLength(6);
    await expect(canvas.getByRole("link", { name: "senior insurance review" })).toHaveAttribute(
      "href",
      "/tools/senior-insurance-review",
    );
  },
});

/** The discounts are the owner’s. */
export const InsuranceSavings = meta.story({
  render: () => <InsuranceSavingsPage />,
  async play({ canvas, canvasElement, step }) {
    await expectWholeGuide(canvasElement, "Insurance savings strategies");
    await expect(canvas.getByText("Liability coverage is the last thing to reduce.")).toBeVisible();
    const table = canvas.getByRole("table", { name: "Home discounts, Northcover's guidance" });
    await expect(table).toHaveTextContent(/Bundle home and auto.*10% to 25%/);
    await expect(table).toHaveTextContent(/Claims-free.*15% to 30%/);
    await expect(table).toHaveTextContent(/Mature owner.*10% to 20%/);
    await expect(table).toHaveTextContent(/Mortgage-free.*10% to 15%/);
    await expect(table).toHaveTextContent(/Association or alumni.*5% to 15%/);
    await expect(table).toHaveTextContent(/Smart home.*5% to 10%/);

    await step("an increase without a claim is the first question", async () => {
      const [first] = canvas.getAllByRole("heading", { level: 2 });
      await expect(first).toHaveTextContent("Your premium jumped and you had no claim");
      const rises = canvas.getByRole("table", { name: /^How far quotes rose/ });
      await expect(rises).toHaveTextContent(/Canada.*14\.4%.*7\.8%/);
      const rules = canvas.getByRole("table", { name: "Renewal rules by province" });
      await expect(rules).toHaveTextContent(/Car, Quebec.*30 days.*the old price and terms hold/);
    });

    await step(
      "ways to save follow immediate actions, and those that keep all coverage precede those that reduce it",
      async () => {
        const titles = [...canvasElement.querySelectorAll("[data-slot=step] > div > p")].map(
          (title) => title.textContent,
        );
        await expect(titles).toEqual([
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
    );
  },
});

/** The table of contents lists the stages in page order. */
export const NewImmigrantInsurance = meta.story({
  render: () => <NewImmigrantInsurancePage />,
  async play({ canvas, canvasElement, step }) {
    await expectWholeGuide(canvasElement, "Insurance for newcomers to Canada");
    const stages = within(canvas.getByRole("navigation", { name: "The stages" })).getAllByRole("link");
    const headings = canvas.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
    await expect(headings.slice(0, 6)).toEqual(stages.map((stage) => stage.textContent));
    const table = canvas.getByRole("table", { name: /^When provincial health coverage starts/ });
    await expect(within(table).getAllByRole("rowheader")).toHaveLength(13);

    await step("a newcomer who already drives jumps straight to that stage", async () => {
      const stage = canvas.getByRole("heading", { level: 2, name: "Your first months of driving" });
      await expect(canvas.getByRole("link", { name: "Your first months of driving" })).toHaveAttribute(
        "href",
        `#${stage.id}`,
      );
      await expect(canvas.getByRole("note", { name: "Ghost brokers" })).toBeVisible();
    });

    await step("car insurance by province has its sellers, the minimum that the tools use, and the cost", async () => {
      const table = within(canvas.getByRole("table", { name: /^Car insurance by province and territory/ }));
      await expect(table.getAllByRole("rowheader")).toHaveLength(13);
      const manitoba = table.getByRole("row", { name: /^Manitoba/ });
      await expect(manitoba).toHaveTextContent(/MPI.*\$500,000.*\$1,000 to \$1,400/);
      await expect(within(manitoba).getByRole("link", { name: provinceNamesByCode.MB })).toHaveAttribute(
        "href",
        "/provincial/manitoba-insurance-guide",
      );
    });
  },
});

/** The bill is drawn to scale: the provincial plan's share is a sliver. */
export const TravelInsurance = meta.story({
  render: () => <TravelInsurancePage />,
  async play({ canvas, canvasElement, step }) {
    await expectWholeGuide(canvasElement, "Travel insurance");
    const bill = canvas.getByText("Left for you").closest("div");
    await expect(bill).toHaveTextContent("$28,800");
    const bars = canvasElement.querySelectorAll("[data-slot=bill-split] svg rect:last-child");
    await expect([...bars].map((bar) => bar.getAttribute("width"))).toEqual(["100%", "4%", "96%"]);

    await step(
      "snowbirds find the days that each plan allows, and the two day counts of the United States",
      async () => {
        const days = within(canvas.getByRole("table", { name: /^Days away that/ }));
        await expect(days.getAllByRole("rowheader")).toHaveLength(12);
        await expect(canvasElement).toHaveTextContent(/Six months is the usual longest stay.*30 days or more/);
        await expect(canvas.getByRole("heading", { name: /^Does my credit card cover/ })).toBeVisible();
      },
    );

    await step("a family that invites parents finds all conditions of the super visa in one list", async () => {
      const part = canvas.getByRole("region", { name: "Parents, grandparents and other guests" });
      await expect(part).toHaveTextContent(/\$100,000.*1 year.*instalments.*January 28, 2025/);
      await expect(part).toHaveTextContent(/up to 5 years/);
    });
  },
});

/** The employer's booklet first, then four covers in order of need. */
export const YoungProfessionalsInsurance = meta.story({
  render: () => <YoungProfessionalsInsurancePage />,
  async play({ canvas, canvasElement }) {
    await expectWholeGuide(canvasElement, "Insurance for young professionals");
    await expect(canvas.getByRole("table", { name: "What to look up in a group plan" })).toBeVisible();
    const order = within(canvas.getByRole("region", { name: "Buy in this order" }));
    await expect(order.getByText("Tenant insurance, this week")).toBeVisible();
    await expect(order.getByRole("figure", { name: "An evening's work" })).toBeVisible();
  },
});

/** Every line of insurance has a heading that the price strips lead to, and its lists. */
export const Prices = meta.story({
  render: () => <PricesPage />,
  async play({ canvasElement }) {
    await expectWholeGuide(canvasElement, "What insurance costs in Canada");
    for (const line of ["life", "health", "disability", "home", "auto", "travel", "business"]) {
      await expect(canvasElement.querySelector(`h2#${line}`), line).toBeVisible();
    }
    await expect(canvasElement.querySelectorAll("[data-slot=price-list]")).toHaveLength(16);
    await expect(canvasElement.querySelector("[data-slot=price-pickers]")).toBeVisible();
  },
});

/** Every event by its part of life, with its first deadline across from it. */
export const LifeEvents = meta.story({
  render: () => <LifeEventsPage />,
  async play({ canvas, canvasElement }) {
    await expectWholeGuide(canvasElement, "Something has changed. What now?");
    const home = within(canvas.getByRole("region", { name: "Your home" }));
    await expect(home.getByRole("link", { name: /^A first rental/ })).toHaveAttribute(
      "href",
      "/learn/life-events/first-rental",
    );
    const plates = [...canvasElement.querySelectorAll("a use")].map((plate) => plate.getAttribute("href"));
    await expect(new Set(plates).size, "each event has a plate of its own").toBe(12);
    const links = canvas.getAllByRole("link").map((link) => link.getAttribute("href"));
    await expect(sitePaths.filter((path) => path.startsWith("/learn/life-events/") && !links.includes(path))).toEqual(
      [],
    );
  },
});

/** A table for each line of insurance, with a column for each of three quotes. */
export const ComparisonWorkbook = meta.story({
  render: () => <ComparisonWorkbookPage />,
  async play({ canvas, canvasElement, userEvent }) {
    await expectWholeGuide(canvasElement, "Comparison workbook");
    await expect(canvas.getByRole("button", { name: resourceWords.print })).toBeVisible();
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
    await expectWholeGuide(canvasElement, "Insurance checklist");
    await expect(canvas.getByRole("button", { name: resourceWords.print })).toBeVisible();
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
    await expectWholeGuide(canvasElement, "New driver kit");
    await expect(canvas.getByRole("button", { name: resourceWords.print })).toBeVisible();
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
