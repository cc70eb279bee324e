import { expect, fn, screen, waitFor, within, type UserEventObject } from "storybook/test";
import { lifePremiumRanges, toolsById } from "#text/tools.ts";
import { LifeNeedsCalculator } from "#widgets/tools/life-needs-calculator/life-needs-calculator.tsx";
import { leadStored } from "../../../mocks/leads.ts";
import preview from "../../../.storybook/preview.tsx";
import { OpenFolds } from "../../open-folds.tsx";
import { askByLeadForm, leadSent } from "../leads/ask-by-lead-form.ts";
import { designSystemWords } from "#words/design-system.ts";
import { interestName } from "#words/interests.ts";
import * as leadFormWords from "#words/lead-form.ts";
import { ageBandName, lifeChoices } from "#words/life-choices.ts";
import * as lifeNeedsWords from "#words/life-needs.ts";
import { estimateBesideGuide } from "#words/premium.ts";
import * as leadReceiptWords from "#words/lead-receipt.ts";

type Canvas = ReturnType<typeof within>;
type User = Pick<UserEventObject, "click" | "type" | "clear">;

/** What is entered, by the label of its field; choices are "question: answer". */
type Entries = Readonly<Record<string, string>>;

const onLead = fn<(lead: unknown) => void>();

const openTab = (canvas: Canvas, userEvent: User, name: string) =>
  userEvent.click(canvas.getByRole("tab", { name, hidden: true }));
const calculate = (canvas: Canvas) => canvas.getByRole("button", { name: lifeNeedsWords.calculate });
const field = (canvas: Canvas, name: string) => canvas.getByRole("textbox", { name });

const ledger = (canvas: Canvas, name: string) => within(canvas.getByRole("table", { name }));

async function choose(canvas: Canvas, userEvent: User, question: string, answer: string) {
  await userEvent.click(
    within(canvas.getByRole("radiogroup", { name: question })).getByRole("radio", { name: answer }),
  );
}

async function enter(canvas: Canvas, userEvent: User, tab: string, entries: Entries) {
  await openTab(canvas, userEvent, tab);
  for (const [name, text] of Object.entries(entries)) {
    await userEvent.clear(field(canvas, name));
    await userEvent.type(field(canvas, name), text);
  }
}

/** The household of the unit tests: a business owner of 40 with a spouse, two children and a mortgage. */
async function enterHousehold(canvas: Canvas, userEvent: User) {
  await enter(canvas, userEvent, lifeNeedsWords.personal, { [lifeNeedsWords.ageInYears]: "40" });
  await choose(canvas, userEvent, lifeNeedsWords.gender, lifeChoices.male);
  await enter(canvas, userEvent, lifeNeedsWords.financial, {
    [lifeNeedsWords.annualIncomeInDollars]: "80,000",
    [lifeNeedsWords.debtsInDollars]: "20000",
    [lifeNeedsWords.mortgageInDollars]: "350000",
    [lifeNeedsWords.existingLifeInsurance]: "100000",
  });
  await choose(canvas, userEvent, lifeNeedsWords.doYouOwnBusiness, lifeChoices.yes);
  await openTab(canvas, userEvent, lifeNeedsWords.family);
  await choose(canvas, userEvent, lifeNeedsWords.maritalStatus, lifeChoices.married);
  await enter(canvas, userEvent, lifeNeedsWords.family, {
    [lifeNeedsWords.spousesIncomeInDollars]: "30000",
    [lifeNeedsWords.numberOfChildren]: "2",
  });
}

const meta = preview.meta({
  component: LifeNeedsCalculator,
  args: {
    guide: lifePremiumRanges,
    interests: toolsById["life-insurance-calculator"].interests,
    onQuotesRequested: fn(),
  },
  decorators: [
    (Story) => (
      // The margin of a page, into which the turned sign of an open fold reaches.
      <div className="px-2">
        <OpenFolds>
          <Story />
        </OpenFolds>
      </div>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(leadStored(onLead)),
});

/** Nothing is said while one types; the result opens with the answers it counts and the defaults. */
export const Recap = meta.story({
  async play({ canvas, canvasElement, userEvent }) {
    await enter(canvas, userEvent, lifeNeedsWords.financial, { [lifeNeedsWords.annualIncomeInDollars]: "60000" });
    await expect(canvas.queryByText(/\$1,095,000/)).not.toBeInTheDocument();
    await userEvent.click(calculate(canvas));
    await canvas.findByRole("heading", { name: lifeNeedsWords.yourLifeInsuranceNeeds });
    await expect(canvasElement.querySelector("[data-slot=life-needs-recap]")).toHaveTextContent(
      "Your answers: age 30 (our assumption), non-smoker, good health, single, income $60,000 a year, final expenses $15,000 (our assumption).",
    );
    // 60,000 × 25 × 0.7, half of 60,000, and 15,000
    await expect(canvas.getAllByText("$1,095,000")[0]).toBeVisible();
  },
});

/** Questions about a spouse are for the married; what was entered is kept, and counts only for them. */
export const SpouseFolded = meta.story({
  async play({ canvas, userEvent }) {
    await enter(canvas, userEvent, lifeNeedsWords.financial, { [lifeNeedsWords.annualIncomeInDollars]: "80000" });
    await openTab(canvas, userEvent, lifeNeedsWords.family);
    for (const status of [lifeChoices.single, lifeChoices.divorced, lifeChoices.widowed]) {
      await choose(canvas, userEvent, lifeNeedsWords.maritalStatus, status);
      await expect(canvas.getByLabelText(lifeNeedsWords.spousesIncomeInDollars)).not.toBeVisible();
      await expect(canvas.queryByRole("radiogroup", { name: lifeNeedsWords.doesSpouseStayAtHome })).toBeNull();
    }
    await choose(canvas, userEvent, lifeNeedsWords.maritalStatus, lifeChoices.married);
    await userEvent.type(field(canvas, lifeNeedsWords.spousesIncomeInDollars), "30000");
    await choose(canvas, userEvent, lifeNeedsWords.maritalStatus, lifeChoices.widowed);
    await userEvent.click(calculate(canvas));
    await expect(await canvas.findByRole("row", { name: /\$80,000 \u2212 \$0/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: lifeNeedsWords.recalculate }));
    await choose(canvas, userEvent, lifeNeedsWords.maritalStatus, lifeChoices.married);
    await userEvent.click(calculate(canvas));
    await expect(await canvas.findByRole("row", { name: /\$80,000 \u2212 \$30,000/ })).toBeVisible();
  },
});

/** From four tabs of answers to every figure, its working, and what cover may cost. */
export const Household = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, userEvent, step }) {
    await enterHousehold(canvas, userEvent);
    await userEvent.click(calculate(canvas));

    await step("the results receive focus and are announced", async () => {
      const heading = await canvas.findByRole("heading", { name: lifeNeedsWords.yourLifeInsuranceNeeds });
      await waitFor(() => expect(heading).toHaveFocus());
      await expect(canvas.getByRole("status")).toHaveTextContent(
        lifeNeedsWords.yourResults(lifeNeedsWords.resultInWords("$1,485,000", "$100,000", "$1,385,000")),
      );
    });
    await step("other methods stand beside the figure", async () => {
      // 7 × 80,000, and 20,000 + 350,000 + 15,000 + 10 × 80,000, less 100,000
      const range = lifeNeedsWords.fromTo("$460,000", "$1,085,000");
      await expect(canvas.getByText(lifeNeedsWords.otherMethods(true, range, true))).toBeVisible();
    });
    await step("the working shows how each figure is computed", async () => {
      await expect(
        ledger(canvas, lifeNeedsWords.incomeReplacement)
          .getAllByRole("row")
          .map((row) => row.textContent),
      ).toEqual([
        `${lifeNeedsWords.incomeLessSpouses}$80,000 \u2212 $30,000$50,000 a year`,
        `${lifeNeedsWords.timesForAge(20, ageBandName({ from: 35, to: 44 }))}$50,000 × 20$1,000,000`,
        `${lifeNeedsWords.sevenTenthsOfThat}$1,000,000 × 0.7$700,000`,
        `${lifeNeedsWords.incomeReplacement}$700,000`,
      ]);
      for (const [figure, amount] of [
        [lifeNeedsWords.immediateNeeds, "$385,000"],
        [lifeNeedsWords.futureNeeds, "$240,000"],
        [lifeNeedsWords.specialAdjustments, "$160,000"],
        [lifeNeedsWords.totalNeeds, "$1,485,000"],
        [lifeNeedsWords.coverageYouAlreadyHave, "$100,000"],
        [lifeNeedsWords.coverageGap, "$1,385,000"],
        [lifeNeedsWords.basePremium, "$1,662 a year"],
      ] as const) {
        await expect(ledger(canvas, figure).getByRole("row", { name: `${figure} ${amount}` })).toBeVisible();
      }
    });
    await step("premiums are monthly and compared with the guide", async () => {
      for (const [kind, monthly, remark] of [
        [lifeNeedsWords.term10Years, "$139 a month", estimateBesideGuide("term", "$20 to $50", "above")],
        [lifeNeedsWords.term20Years, "$180 a month", estimateBesideGuide("term", "$20 to $50", "above")],
        [lifeNeedsWords.term30Years, "$222 a month", estimateBesideGuide("term", "$20 to $50", "above")],
        [lifeNeedsWords.wholeLife, "$1,108 a month", estimateBesideGuide("wholeLife", "$200 to $500", "above")],
      ] as const) {
        const premium = within(canvas.getByRole("region", { name: kind }));
        await expect(
          premium.getByRole("row", {
            name: new RegExp(`^${lifeNeedsWords.monthLabel} .* ${monthly.replace("$", "\\$")}$`),
          }),
        ).toBeVisible();
        await expect(premium.getByText(remark)).toBeVisible();
      }
      await expect(canvas.getByRole("note", { name: lifeNeedsWords.estimatesNotQuotes })).toBeVisible();
    });
  },
});

/** Recalculate leads back to the form with everything as it was, and a change changes the result. */
export const Recalculate = meta.story({
  async play({ canvas, userEvent }) {
    await enterHousehold(canvas, userEvent);
    await userEvent.click(calculate(canvas));
    await userEvent.click(await canvas.findByRole("button", { name: lifeNeedsWords.recalculate }));

    const heading = await canvas.findByRole("heading", { name: lifeNeedsWords.yourSituation });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(
      canvas.queryByRole("heading", { name: lifeNeedsWords.yourLifeInsuranceNeeds }),
    ).not.toBeInTheDocument();
    await expect(field(canvas, lifeNeedsWords.numberOfChildren)).toHaveValue("2");
    await openTab(canvas, userEvent, lifeNeedsWords.financial);
    await expect(field(canvas, lifeNeedsWords.annualIncomeInDollars)).toHaveValue("80,000");
    await expect(canvas.getByRole("radio", { name: lifeChoices.yes })).toBeChecked();
    await openTab(canvas, userEvent, lifeNeedsWords.personal);
    await expect(field(canvas, lifeNeedsWords.ageInYears)).toHaveValue("40");
    await expect(canvas.getByRole("radio", { name: lifeChoices.male })).toBeChecked();

    await enter(canvas, userEvent, lifeNeedsWords.financial, { [lifeNeedsWords.existingLifeInsurance]: "2000000" });
    await userEvent.click(calculate(canvas));
    await expect(await canvas.findByText(lifeNeedsWords.coverageIsEnough)).toBeVisible();
  },
});

/** The form for quotes opens in a dialog and sends its own fields only; then the dialog is gone and the results stay. */
export const Quotes = meta.story({
  async play({ canvas, userEvent, args }) {
    await userEvent.click(calculate(canvas));
    const ask = await canvas.findByRole("button", { name: lifeNeedsWords.getPersonalizedQuotes });
    ask.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = within(await screen.findByRole("dialog", { name: lifeNeedsWords.getPersonalizedQuotes }));
    const options = within(dialog.getByLabelText(/Primary interest/)).getAllByRole("option");
    await expect(options.map((option) => option.textContent)).toEqual([
      leadFormWords.chooseOne,
      ...args.interests.map(interestName),
    ]);
    await askByLeadForm(dialog, userEvent, {
      interest: "life_insurance",
      phone: "416-555-0123",
      button: lifeNeedsWords.requestMyQuotes,
    });
    await waitFor(() => expect(args.onQuotesRequested).toHaveBeenCalledOnce());
    await expect(onLead.mock.calls).toEqual([
      [
        leadSent({
          interest: "life_insurance",
          lead_type: "insurance_calculator",
          page_source: "life_needs_calculator",
          phone: "416-555-0123",
        }),
      ],
    ]);
    await waitFor(() => expect(dialog.getByRole("heading", { name: leadReceiptWords.title })).toHaveFocus());
    await userEvent.click(dialog.getByRole("button", { name: designSystemWords.close }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(canvas.getByRole("heading", { name: lifeNeedsWords.yourLifeInsuranceNeeds })).toBeVisible();
    await waitFor(() => expect(ask).toHaveFocus());
  },
});

/**
 * Nothing entered at all: the default for final expenses is named as one, not as what is needed. The working says which
 * figures were assumed, nothing is priced, and the way back comes before the quotes.
 */
export const Empty = meta.story({
  async play({ canvas, userEvent }) {
    field(canvas, lifeNeedsWords.ageInYears).focus();
    await userEvent.keyboard("{Enter}");
    await canvas.findByRole("heading", { name: lifeNeedsWords.yourLifeInsuranceNeeds });
    await expect(canvas.getByText(lifeNeedsWords.finalExpensesAlone)).toBeVisible();
    await expect(canvas.getByText(lifeNeedsWords.notAnAnswer)).toBeVisible();
    await expect(canvas.getByText(lifeNeedsWords.nothingEntered)).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent(
      lifeNeedsWords.yourResults(lifeNeedsWords.nothingToAnnounce("$15,000")),
    );
    await expect(canvas.queryByText(/^You need/)).not.toBeInTheDocument();
    await expect(
      await canvas.findByRole("row", { name: `${lifeNeedsWords.ourAssumption(lifeNeedsWords.finalExpenses)} $15,000` }),
    ).toBeVisible();
    await expect(canvas.getByRole("row", { name: /25 times, for age under 35 \(our assumption\)/ })).toBeVisible();
    await expect(canvas.queryByRole("region", { name: lifeNeedsWords.whatCoverageMayCost })).not.toBeInTheDocument();
    const ways = [lifeNeedsWords.recalculate, lifeNeedsWords.getPersonalizedQuotes];
    const buttons = canvas.getAllByRole("button", { name: (name) => ways.includes(name) });
    await expect(buttons.map((button) => button.textContent)).toEqual(ways);
  },
});

/** Nothing is refused: words and negative amounts count as nothing and are said, a huge amount is cut, and every figure stays readable. */
export const Nonsense = meta.story({
  async play({ canvas, userEvent, canvasElement }) {
    await enter(canvas, userEvent, lifeNeedsWords.personal, { [lifeNeedsWords.ageInYears]: "old" });
    await enter(canvas, userEvent, lifeNeedsWords.financial, {
      [lifeNeedsWords.annualIncomeInDollars]: "plenty",
      [lifeNeedsWords.debtsInDollars]: "-5000",
      [lifeNeedsWords.mortgageInDollars]: "999999999999999999999",
    });
    await userEvent.click(calculate(canvas));
    await canvas.findByRole("heading", { name: lifeNeedsWords.yourLifeInsuranceNeeds });
    const typed = lifeNeedsWords.recapTyped(lifeNeedsWords.recapIncome, "plenty");
    await expect(canvas.getByText(lifeNeedsWords.answersAreMissing)).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent(typed);
    await expect(canvasElement.querySelector("[data-slot=life-needs-recap]")).toHaveTextContent(typed);
    await expect(canvas.getByRole("row", { name: `${lifeNeedsWords.debts} $0` })).toBeVisible();
    await expect(canvas.getByRole("row", { name: `${lifeNeedsWords.mortgage} $1,000,000,000` })).toBeVisible();
    await expect(canvasElement.textContent).not.toMatch(/NaN|Infinity|undefined/);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** A spouse who earns more makes income replacement negative; it is shown as such and explained. */
export const SpouseEarnsMore = meta.story({
  async play({ canvas, userEvent }) {
    await enter(canvas, userEvent, lifeNeedsWords.personal, { [lifeNeedsWords.ageInYears]: "40" });
    await enter(canvas, userEvent, lifeNeedsWords.financial, {
      [lifeNeedsWords.annualIncomeInDollars]: "50000",
      [lifeNeedsWords.mortgageInDollars]: "300000",
    });
    await openTab(canvas, userEvent, lifeNeedsWords.family);
    await choose(canvas, userEvent, lifeNeedsWords.maritalStatus, lifeChoices.married);
    await enter(canvas, userEvent, lifeNeedsWords.family, { [lifeNeedsWords.spousesIncomeInDollars]: "60000" });
    await userEvent.click(calculate(canvas));
    await canvas.findByRole("heading", { name: lifeNeedsWords.yourLifeInsuranceNeeds });
    await expect(
      ledger(canvas, lifeNeedsWords.incomeReplacement).getByRole("row", {
        name: `${lifeNeedsWords.incomeReplacement} \u2212$140,000`,
      }),
    ).toBeVisible();
    await expect(canvas.getByText(/Your spouse earns more than you/)).toBeVisible();
    await expect(canvas.getByRole("row", { name: `${lifeNeedsWords.totalNeeds} $200,000` })).toBeVisible();
  },
});

/** Every field that has a control has one, and the four without stay without. */
export const Fields = meta.story({
  async play({ canvasElement }) {
    const form = canvasElement.querySelector("form");
    const names = [...(form?.elements ?? [])]
      .map((control) => control.getAttribute("name"))
      .filter((name) => name !== null);
    await expect([...new Set(names)].toSorted()).toEqual(
      [
        "age",
        "gender",
        "smoker",
        "health",
        "annualIncome",
        "currentDebt",
        "mortgage",
        "existingLife",
        "businessOwner",
        "maritalStatus",
        "spouseIncome",
        "stayAtHomeSpouse",
        "numChildren",
        "specialNeeds",
        "finalExpenses",
        "educationFund",
      ].toSorted(),
    );
  },
});
