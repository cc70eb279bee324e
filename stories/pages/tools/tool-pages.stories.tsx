import type { ComponentType } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { homeRebuilding } from "#domain/figures/home-rebuilding.ts";
import { provinceCodes } from "#domain/province-code.ts";
import type { ToolId } from "#domain/tool-id.ts";
import { encodeShareLink } from "#domain/tools/share-link.ts";
import AutoPage from "#text/tools/auto-insurance-calculator.md?page";
import BusinessPage from "#text/tools/business-insurance-calculator.md?page";
import GapPage from "#text/tools/coverage-gap-analyzer.md?page";
import DisabilityPage from "#text/tools/disability-insurance-calculator.md?page";
import EstatePage from "#text/tools/estate-planning-review.md?page";
import HomePage from "#text/tools/home-insurance-calculator.md?page";
import ComparisonPage from "#text/tools/insurance-comparison-tool.md?page";
import MultiPolicyPage from "#text/tools/multi-policy-savings.md?page";
import ProvincialPage from "#pages/tool/provincial-insurance-guide-page.tsx";
import SeniorPage from "#text/tools/senior-insurance-review.md?page";
import TravelPage from "#text/tools/travel-insurance-calculator.md?page";
import { toolsById } from "#text/tools.ts";
import { leadStored } from "../../../mocks/leads.ts";
import preview from "../../../.storybook/preview.tsx";
import { expectLink } from "../../expect-link.ts";
import { takeFiles } from "../../take-files.ts";
import { StoryRouter } from "../../memory-router.tsx";
import { OpenFolds } from "../../open-folds.tsx";
import { ToolEnvironmentProvider, environmentInMemory } from "../../tool-environment.tsx";
import { askByLeadForm, leadSent } from "../../widgets/leads/ask-by-lead-form.ts";
import { sharedToolWords } from "#text/tools/shared.ts";
import * as toolScreenWords from "#words/tool-screen.ts";
import { seniorToolWords } from "#text/tools/senior-insurance-review.ts";
import { comparisonToolWords } from "#text/tools/insurance-comparison-tool.ts";
import { homeToolWords } from "#text/tools/home-insurance-calculator.ts";
import { autoToolWords } from "#text/tools/auto-insurance-calculator.ts";
import { disabilityToolWords } from "#text/tools/disability-insurance-calculator.ts";
import { provinceNamesByCode } from "#words/province-names.ts";

/* Every tool page except the life calculator, which has its own stories. A tool answered by a person has only a form. */

const pages = {
  "home-insurance-calculator": HomePage,
  "auto-insurance-calculator": AutoPage,
  "disability-insurance-calculator": DisabilityPage,
  "travel-insurance-calculator": TravelPage,
  "coverage-gap-analyzer": GapPage,
  "multi-policy-savings": MultiPolicyPage,
  "business-insurance-calculator": BusinessPage,
  "estate-planning-review": EstatePage,
  "senior-insurance-review": SeniorPage,
  "insurance-comparison-tool": ComparisonPage,
  "provincial-insurance-guide": ProvincialPage,
} as const satisfies Record<Exclude<ToolId, "life-insurance-calculator">, ComponentType>;

interface Args {
  readonly id: keyof typeof pages;
  /** Entries from a share link. */
  readonly entries?: Readonly<Record<string, unknown>>;
  /** Whether disclosures stay collapsed. */
  readonly isFolded?: boolean;
  /** URL fragment, instead of one encoded from entries. */
  readonly fragment?: string;
}

const onLead = fn();
const navigate = fn();
const clearFragment = fn();
function ToolStory({
  id,
  entries,
  isFolded = false,
  fragment = entries === undefined ? "" : encodeShareLink(entries),
}: Args) {
  const Page = pages[id];
  const begin = () =>
    environmentInMemory({
      fragment: () => fragment,
      clearFragment,
      address: () => `https://northcover.example/tools/${id}`,
    });
  return (
    <StoryRouter onNavigate={navigate}>
      <ToolEnvironmentProvider create={begin}>
        {isFolded ? (
          <Page />
        ) : (
          <OpenFolds>
            <Page />
          </OpenFolds>
        )}
      </ToolEnvironmentProvider>
    </StoryRouter>
  );
}

const meta = preview.meta({
  component: ToolStory,
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => msw.use(leadStored(onLead)),
});

/** Counts the initial questions of a tool, including the province. A list's fields count once. */
function countQuestions(canvasElement: HTMLElement): number {
  const controls = canvasElement.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    "[data-slot=tool-panel] :is(input:not([type=hidden]), select)",
  );
  return new Set(Array.from(controls, ({ id, name }) => (name === "" ? id : name.replace(/\.\d+\./, ".")))).size;
}

/** The number of questions equals that in the list of tools. */
async function countsItsQuestions({
  args,
  canvasElement,
}: {
  readonly args: Args;
  readonly canvasElement: HTMLElement;
}) {
  await waitFor(() => expect(countQuestions(canvasElement)).toBe(toolsById[args.id].questions));
}

/** The lead form works, and the list is shown afterwards. What the other tools send is in `lead-forms.test.tsx`. */
export const HomeForm = meta.story({
  args: { id: "home-insurance-calculator" },
  async play({ args, canvas, canvasElement, userEvent }) {
    await countsItsQuestions({ args, canvasElement });
    await expectLink(canvas, toolScreenWords.backToTools, "/tools");
    const form = within(await canvas.findByRole("region", { name: /^Get Your / }));
    const interest = "insurance_savings" as const;
    await askByLeadForm(form, userEvent, { interest, button: toolScreenWords.sendMyRequest });
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/tools", null));
    await expect(onLead.mock.calls).toEqual([
      [leadSent({ interest, lead_type: "home_insurance_quote", page_source: "tools_home_insurance_calculator" })],
    ]);
  },
});

export const AutoForm = meta.story({ args: { id: "auto-insurance-calculator" }, play: countsItsQuestions });
export const DisabilityForm = meta.story({ args: { id: "disability-insurance-calculator" }, play: countsItsQuestions });
export const TravelForm = meta.story({
  args: { id: "travel-insurance-calculator" },
  parameters: { chromatic: { disableSnapshot: false } },
  play: countsItsQuestions,
});
export const BusinessForm = meta.story({ args: { id: "business-insurance-calculator" }, play: countsItsQuestions });
export const GapForm = meta.story({ args: { id: "coverage-gap-analyzer" }, play: countsItsQuestions });
export const MultiPolicyForm = meta.story({
  args: { id: "multi-policy-savings" },
  parameters: { chromatic: { disableSnapshot: false } },
  play: countsItsQuestions,
});
export const EstateForm = meta.story({ args: { id: "estate-planning-review" }, play: countsItsQuestions });
export const SeniorForm = meta.story({ args: { id: "senior-insurance-review" }, play: countsItsQuestions });
export const ComparisonForm = meta.story({ args: { id: "insurance-comparison-tool" }, play: countsItsQuestions });
export const ProvincialForm = meta.story({ args: { id: "provincial-insurance-guide" }, play: countsItsQuestions });

/** The answer region. */
function answer(canvas: ReturnType<typeof within>) {
  const heading: HTMLElement = canvas.getByRole("heading", { name: sharedToolWords.answer.heading });
  const sheet = heading.closest<HTMLElement>('[data-slot="tool-answer"]');
  if (sheet === null) throw new Error("There is no answer.");
  return within(sheet);
}

/** The specification's example, typed in. */
export const HomeTyped = meta.story({
  args: { id: "home-insurance-calculator" },
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, userEvent }) {
    await expect(answer(canvas).getByText(homeToolWords.asks.chooseProvince({ dwelling: "house" }).ask)).toBeVisible();
    const picker = canvas.getByLabelText(sharedToolWords.province.label);
    await expect(within(picker).getAllByRole("option")).toHaveLength(provinceCodes.length + 1);
    await userEvent.selectOptions(picker, provinceNamesByCode.ON);
    // The price comes first, then the two figures that decide.
    await waitFor(() => expect(answer(canvas).getByText("$1,565 a year")).toBeVisible());
    await expect(answer(canvas).getByText(/enter two figures/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText(homeToolWords.questions.area.label), "1,600");
    await userEvent.click(canvas.getByRole("radio", { name: "Toronto area" }));
    await userEvent.type(canvas.getByLabelText(homeToolWords.questions.basement.label), "600");
    await expect(await answer(canvas).findByText("$435,000 – $645,000")).toBeVisible();
    await userEvent.type(canvas.getByLabelText(homeToolWords.questions.limit.label), "400,000");
    // A limit is compared with the insurer's figure, not with builders' costs.
    await waitFor(() => expect(answer(canvas).getByText(/enter one more figure/)).toBeVisible());
    await expect(answer(canvas).getByText("$1,565 a year")).toBeVisible();
    await userEvent.type(canvas.getByLabelText(homeToolWords.questions.appraisal.label), "540,964");
    await waitFor(() => expect(answer(canvas).getByText("$140,964 short")).toBeVisible());
    // No warning about coverage or deductibles that weren't entered.
    await expect(
      canvas.queryByText(homeToolWords.warnings.noSewer({ basement: homeRebuilding.basementFlood.value })),
    ).not.toBeInTheDocument();
    await expect(canvas.queryByText(/^A deductible of/)).not.toBeInTheDocument();
    await userEvent.type(canvas.getByLabelText(homeToolWords.questions.deductible.label), "1000");
    await userEvent.type(canvas.getByLabelText(homeToolWords.questions.altDeductible.label), "2500");
    await userEvent.type(canvas.getByLabelText(homeToolWords.questions.premium.label), "1565");
    await userEvent.type(canvas.getByLabelText(homeToolWords.questions.altPremium.label), "1425");
    // 1,500 ÷ (140 × 1.08)
    await waitFor(() => expect(canvas.getByRole("cell", { name: "9.9 years" })).toBeVisible());
    await expect(canvas.getByRole("cell", { name: "$92,000" })).toBeVisible();
  },
});

/** A truncated share link shows an empty form with a note. */
export const BrokenLink = meta.story({
  args: { id: "home-insurance-calculator", fragment: "#v1.broken" },
  async play({ canvas }) {
    await expect(await canvas.findByText(sharedToolWords.restored.broken)).toBeVisible();
    await expect(clearFragment).toHaveBeenCalledOnce();
  },
});

const oldCar = { province: "ON", value: 6500, collision: 420, comprehensive: 180, savings: 10_000 };

/** The specification's example from a share link with every input. */
export const AutoFromLink = meta.story({
  args: { id: "auto-insurance-calculator", entries: oldCar },
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, userEvent }) {
    await waitFor(() =>
      expect(
        answer(canvas).getByText(autoToolWords.headline.aboveTenth({ ratio: 600 / 5500, open: ["financed"] }).figure),
      ).toBeVisible(),
    );
    await expect(clearFragment).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText(autoToolWords.questions.value.label)).toHaveValue("6,500");
    await expect(canvas.getByLabelText(sharedToolWords.province.label)).toHaveValue("ON");
    // 600 ÷ 5,500, or once in 9.2 years. Whether to drop it depends on an open question.
    await expect(answer(canvas).getByText(/Keep it if the car is financed or leased/)).toBeVisible();
    const financed = within(canvas.getByRole("radiogroup", { name: autoToolWords.questions.financed.label }));
    await userEvent.click(financed.getByRole("radio", { name: sharedToolWords.no }));
    await waitFor(() => expect(answer(canvas).getByText("Think about dropping it")).toBeVisible());
    await expect(answer(canvas).getByText(/more than once in 9 years/)).toBeVisible();
  },
});

const planElsewhere = {
  status: "employee600",
  pay: 72_000,
  sickWeeks: 2,
  spending: 4000,
  savings: 10_000,
  ltd: { payer: "employer" },
};
const plan = { province: "ON", ...planElsewhere };

/** An employer's plan counts only once it is selected. */
export const DisabilityTyped = meta.story({
  args: { id: "disability-insurance-calculator", entries: { province: "ON" } },
  async play({ canvas, userEvent }) {
    const { ltd } = disabilityToolWords.questions;
    await waitFor(() => expect(answer(canvas).getByText(disabilityToolWords.asks.statusFirst({}).ask)).toBeVisible());
    await userEvent.click(canvas.getByRole("radio", { name: /600 hours or more/ }));
    await waitFor(() => expect(answer(canvas).getByText(disabilityToolWords.asks.answerFirst({}).ask)).toBeVisible());
    await userEvent.type(canvas.getByLabelText(disabilityToolWords.questions.pay.label), "72,000");
    await userEvent.type(canvas.getByLabelText(disabilityToolWords.questions.spending.label), "4,000");
    await waitFor(() => expect(answer(canvas).getByText(/^\$[\d,]+ short$/)).toBeVisible());
    await userEvent.type(canvas.getByLabelText(disabilityToolWords.questions.savings.label), "10,000");
    await waitFor(() => expect(answer(canvas).getByText(/^Money runs out in month \d$/)).toBeVisible());
    const assumed = { name: `${sharedToolWords.answer.changeAssumed(ltd.label)} ${sharedToolWords.none};` };
    // The assumption leads to its question.
    await userEvent.click(answer(canvas).getByRole("button", assumed));
    const held = canvas.getByRole("checkbox", { name: ltd.label });
    await expect(held).toHaveFocus();
    await userEvent.click(held);
    await waitFor(() => expect(answer(canvas).getByText(/^Money runs out in month \d\d$/)).toBeVisible());
    await expect(answer(canvas).queryByRole("button", assumed)).not.toBeInTheDocument();
  },
});

/** Fields of a line are visible once that line is chosen. */
export const ComparisonOfLife = meta.story({
  args: { id: "insurance-comparison-tool" },
  async play({ canvas, userEvent }) {
    await expect(
      canvas.getAllByLabelText(comparisonToolWords.questions.quotes.fields.dwellingLimit.label),
    ).toHaveLength(2);
    await userEvent.click(canvas.getByRole("radio", { name: "Life" }));
    await waitFor(() =>
      expect(
        canvas.queryByLabelText(comparisonToolWords.questions.quotes.fields.dwellingLimit.label),
      ).not.toBeInTheDocument(),
    );
    await expect(canvas.getAllByLabelText(comparisonToolWords.questions.quotes.fields.term.label)).toHaveLength(2);
  },
});

/** Deadlines in a list and as a calendar file. */
export const SeniorDeadlines = meta.story({
  args: {
    id: "senior-insurance-review",
    entries: { dependants: true, policies: [{ kind: "term", conversionAge: 75, expiryAge: 80 }] },
  },
  async play({ canvas, userEvent }) {
    const born = await canvas.findByLabelText(seniorToolWords.questions.born.label);
    await expect(canvas.queryByRole("button", { name: sharedToolWords.actions.calendar })).not.toBeInTheDocument();
    await userEvent.type(born, "1961-05-04");
    await expect(await canvas.findByText(/Last day to make policy 1, term life permanent$/)).toBeVisible();
    await expect(canvas.getByText("May 4, 2036")).toBeVisible();
    const files = takeFiles();
    await userEvent.click(canvas.getByRole("button", { name: sharedToolWords.actions.calendar }));
    await expect(await files[0]?.text()).toContain("DTSTART;VALUE=DATE:20360504");
  },
});

/** Assumptions with long names on a phone: each value stands beside the last line of its name. */
export const MultiPolicyAssumptions = meta.story({
  globals: { viewport: { value: "phone" } },
  args: {
    id: "multi-policy-savings",
    entries: {
      province: "ON",
      policies: [
        { line: "home", bundleBase: 1330, standalone: 1380 },
        { line: "auto", bundleBase: 1890, standalone: 1780 },
      ],
    },
  },
  async play({ canvas }) {
    const assumed = await waitFor(() =>
      answer(canvas).getAllByRole("button", { name: /^Answer: .*How much higher the deductible is/ }),
    );
    for (const name of assumed) {
      const lines = name.querySelector("span")?.getClientRects() ?? [];
      const value = within(name.closest("li") ?? document.body).getByText("$0");
      await expect(value.getBoundingClientRect().bottom).toBeCloseTo([...lines].at(-1)?.bottom ?? 0, 0);
    }
  },
});

/** Summaries of the disclosures below an answer, in page order. */
function foldsBelow(canvasElement: HTMLElement): readonly (string | null)[] {
  const below = canvasElement.querySelector("[data-slot=tool-answer-below]");
  return Array.from(below?.querySelectorAll("details > summary") ?? [], ({ textContent }) => textContent);
}

/** Initial state: three questions, the answer with its actions, and collapsed details. */
export const Folded = meta.story({
  args: { id: "disability-insurance-calculator", entries: plan, isFolded: true },
  globals: { viewport: { value: "phone" } },
  async play({ canvas, canvasElement, userEvent }) {
    const { pay, spending, savings, sickWeeks } = disabilityToolWords.questions;
    await waitFor(() => expect(answer(canvas).getByText("Money runs out in month 17")).toBeVisible());
    // A link with the needed answers opens with its questions collapsed.
    await userEvent.click(canvas.getByRole("button", { name: sharedToolWords.form.change }));
    await waitFor(() => expect(canvas.getByLabelText(pay.label)).toBeVisible());
    await expect(canvas.getByLabelText(spending.label)).toBeVisible();
    await expect(canvas.getByLabelText(savings.label)).toBeVisible();
    await expect(canvas.getByLabelText(sickWeeks.label)).not.toBeVisible();
    await waitFor(() =>
      expect(foldsBelow(canvasElement)).toEqual([
        sharedToolWords.answer.why,
        "What policy of your own would close the gap?",
        sharedToolWords.answer.sensitivity,
        sharedToolWords.answer.working,
        sharedToolWords.answer.adviserQuestions,
        sharedToolWords.answer.sources,
        sharedToolWords.actions.heading,
      ]),
    );
    await expectLink(canvas, sharedToolWords.actions.atAnswer.save, "#keep-answer");
    await expectLink(canvas, sharedToolWords.actions.atAnswer.ask, "#your-request");
    await userEvent.click(canvas.getByRole("button", { name: sharedToolWords.actions.atAnswer.share }));
    await expect(await canvas.findByLabelText(sharedToolWords.actions.linkLabel)).toHaveValue(
      // The province comes from the visitor's choice and is added last.
      `https://northcover.example/tools/disability-insurance-calculator${encodeShareLink({ ...planElsewhere, province: plan.province })}`,
    );
    // Collapsed fields count and keep their values.
    await userEvent.click(canvas.getByText(/^Make it more exact/));
    await waitFor(() => expect(canvas.getByLabelText(sickWeeks.label)).toBeVisible());
    await expect(canvas.getByLabelText(sickWeeks.label)).toHaveValue("2");
    // At the top, the answer's bar covers no field, which the accessibility check would measure too small.
    scrollTo({ top: 0, behavior: "instant" });
  },
});

/** A link that lacks an answer leaves the questions open, also once that answer is typed. */
export const LinkWithoutPay = meta.story({
  args: { id: "disability-insurance-calculator", entries: { ...plan, pay: undefined }, isFolded: true },
  globals: { viewport: { value: "phone" } },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText(sharedToolWords.restored.link)).toBeVisible();
    const pay = canvas.getByLabelText(disabilityToolWords.questions.pay.label);
    await userEvent.type(pay, "72000");
    await expect(pay).toHaveValue("72000");
    await expect(pay).toHaveFocus();
    await waitFor(() => expect(answer(canvas).getByText("Money runs out in month 17")).toBeInTheDocument());
    await expect(pay).toBeVisible();
    scrollTo({ top: 0, behavior: "instant" });
  },
});

/** An invalid number in a collapsed group is listed in place of the answer until it is corrected; the link expands the group. */
export const WrongInAFold = meta.story({
  args: { id: "disability-insurance-calculator", entries: { ...plan, sickWeeks: 27 }, isFolded: true },
  async play({ canvas, userEvent }) {
    const { label } = disabilityToolWords.questions.sickWeeks;
    const problem = sharedToolWords.problem({ kind: "tooLarge", max: 26 });
    await userEvent.click(await canvas.findByRole("link", { name: `${label}. ${problem}` }));
    await expect(canvas.getByLabelText(label)).toHaveFocus();
    await expect(canvas.getByLabelText(label)).toBeVisible();
    await userEvent.type(canvas.getByLabelText(label), "{Backspace}");
    await waitFor(() => expect(canvas.queryByText(sharedToolWords.answer.problems)).not.toBeInTheDocument());
  },
});
