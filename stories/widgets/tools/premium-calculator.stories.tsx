import { expect, fn, waitFor, within, type UserEventObject } from "storybook/test";
import { premiumGuide } from "#content/tools/premium-guide.ts";
import { PremiumCalculator } from "#widgets/tools/premium-calculator/premium-calculator.tsx";
import { leadStored } from "../../../mocks/leads.ts";
import preview from "../../../.storybook/preview.tsx";
import { inside } from "../../inside.tsx";
import { askByLeadForm, leadSent } from "../leads/ask-by-lead-form.ts";
import { interestName } from "#words/interests.ts";
import * as leadFormWords from "#words/lead-form.ts";
import * as premiumCalculatorWords from "#words/premium-calculator.ts";
import { lifeBasis, verdicts } from "#words/premium.ts";

type Canvas = ReturnType<typeof within>;
type User = Pick<UserEventObject, "selectOptions" | "click">;

const onLead = fn<(lead: unknown) => void>();

const type = (canvas: Canvas) => canvas.getByRole("combobox", { name: premiumCalculatorWords.insuranceType });
const calculate = (canvas: Canvas) => canvas.getByRole("button", { name: premiumCalculatorWords.calculatePremium });
const estimate = (canvas: Canvas) =>
  canvas.queryByRole("region", { name: premiumCalculatorWords.estimatedMonthlyPremium });

async function estimateFor(canvas: Canvas, userEvent: User, line: string) {
  await userEvent.selectOptions(type(canvas), line);
  await userEvent.click(calculate(canvas));
  return within(await canvas.findByRole("region", { name: premiumCalculatorWords.estimatedMonthlyPremium }));
}

/** The working is folded until it is asked for. */
async function openWorking(canvas: Canvas, userEvent: User) {
  await userEvent.click(await canvas.findByText(premiumCalculatorWords.howWeGotThere, { selector: "summary *" }));
}

const meta = preview.meta({
  component: PremiumCalculator,
  args: { guide: premiumGuide, onLeadStored: fn() },
  beforeEach: ({ msw }) => msw.use(leadStored(onLead)),
  decorators: [inside("max-w-narrow")],
});

/** By keyboard from type to estimate: the figure, its working, and what to think of it. */
export const Life = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(type(canvas)).toHaveFocus();
    await userEvent.selectOptions(type(canvas), "life");
    await expect(canvas.getByRole("slider", { name: premiumCalculatorWords.age })).toHaveValue("35");
    await expect(canvas.getByRole("slider", { name: premiumCalculatorWords.coverage })).toHaveValue("250000");
    calculate(canvas).focus();
    await userEvent.keyboard("{Enter}");

    const result = within(await canvas.findByRole("region", { name: premiumCalculatorWords.estimatedMonthlyPremium }));
    await expect(result.getByRole("heading", { name: premiumCalculatorWords.estimatedMonthlyPremium })).toBeVisible();
    await expect(result.getByText("$438")).toBeVisible();
    await expect(result.getByText("$250,000 ÷ 1,000 × 3.5 × 0.5")).not.toBeVisible();
    await openWorking(canvas, userEvent);
    await expect(result.getByText("$250,000 ÷ 1,000 × 3.5 × 0.5")).toBeVisible();
    await expect(result.getByText("$20 to $50")).toBeVisible();
    await expect(result.getByText(lifeBasis("$20 to $50"))).toBeVisible();
    await expect(result.getByText(verdicts.above)).toBeVisible();
    await expect(canvas.getByText(premiumCalculatorWords.estimateInWords("$438")).closest("output")).not.toBeNull();
  },
});

/** Nothing can be calculated before a type is chosen, and no figure shows before the button is pressed. */
export const Idle = meta.story({
  async play({ canvas, userEvent }) {
    await expect(calculate(canvas)).toBeDisabled();
    await expect(canvas.queryByRole("slider")).not.toBeInTheDocument();
    await userEvent.selectOptions(type(canvas), "home");
    await expect(calculate(canvas)).toBeEnabled();
    await expect(estimate(canvas)).not.toBeInTheDocument();
    await userEvent.selectOptions(type(canvas), "");
    await expect(calculate(canvas)).toBeDisabled();
  },
});

/** The lead of the form below the estimate, field by field: it carries nothing of what was entered above. */
export const Lead = meta.story({
  async play({ canvas, userEvent, args }) {
    await estimateFor(canvas, userEvent, "auto");
    const options = within(canvas.getByLabelText(/Primary interest/)).getAllByRole("option");
    await expect(options.map((option) => option.textContent)).toEqual([
      leadFormWords.chooseOne,
      ...(["insurance_quotes", "premium_comparison", "coverage_review", "savings_analysis"] as const).map(interestName),
    ]);
    await askByLeadForm(canvas, userEvent, { interest: "coverage_review", button: premiumCalculatorWords.getMyQuotes });
    await waitFor(() => expect(args.onLeadStored).toHaveBeenCalledOnce());
    await expect(onLead.mock.calls).toEqual([
      [
        leadSent({
          interest: "coverage_review",
          lead_type: "insurance_calculator",
          page_source: "floating_calculator",
        }),
      ],
    ]);
  },
});

/** A home is held against the band of its value, and age is not asked. */
export const Home = meta.story({
  async play({ canvas, userEvent }) {
    const result = await estimateFor(canvas, userEvent, "home");
    await expect(canvas.queryByRole("slider", { name: premiumCalculatorWords.age })).not.toBeInTheDocument();
    await expect(result.getAllByText("$750")[0]).toBeVisible();
    await openWorking(canvas, userEvent);
    await expect(result.getByText("$250,000 × 0.003")).toBeVisible();
    await expect(result.getByText(/average for a \$300K home.*about \$85 to \$120 a month/)).toBeVisible();
  },
});

/** A car is held against the provinces' yearly ranges, divided by twelve. */
export const Auto = meta.story({
  async play({ canvas, userEvent }) {
    const result = await estimateFor(canvas, userEvent, "auto");
    await expect(result.getAllByText("$5,000")[0]).toBeVisible();
    await openWorking(canvas, userEvent);
    await expect(result.getByText("$250,000 × 0.02")).toBeVisible();
    await expect(result.getByText(/Divided by 12, that is about \$67 to \$292 a month/)).toBeVisible();
    await expect(result.getByText(verdicts.above)).toBeVisible();
  },
});

/** Typed instead of slid: off a step it moves to the nearest, beyond an end it stops there, and nonsense changes nothing. */
export const TypedEntry = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.selectOptions(type(canvas), "life");
    const entry = canvas.getByRole("textbox", { name: premiumCalculatorWords.coverage });
    const thumb = canvas.getByRole("slider", { name: premiumCalculatorWords.coverage });
    for (const [typed, value] of [
      ["310000", "300000"],
      ["$415,000", "425000"],
      ["-5", "50000"],
      ["99999999999", "1000000"],
      ["a lot", "1000000"],
    ] as const) {
      await userEvent.clear(entry);
      await userEvent.type(entry, typed);
      await userEvent.tab();
      await expect(thumb).toHaveValue(value);
    }
    await userEvent.clear(entry);
    await userEvent.tab();
    await expect(thumb).toHaveValue("1000000");
  },
});

/** An estimate never stands next to other inputs than its own; the lead form and what was typed there stay. */
export const Changed = meta.story({
  async play({ canvas, userEvent }) {
    await estimateFor(canvas, userEvent, "life");
    await userEvent.type(canvas.getByLabelText(/Full name/), "Marie");
    canvas.getByRole("slider", { name: premiumCalculatorWords.age }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(estimate(canvas)).not.toBeInTheDocument();
    await expect(canvas.getByText(premiumCalculatorWords.pressForNewEstimate)).toBeVisible();
    await expect(canvas.getByLabelText(/Full name/)).toHaveValue("Marie");

    await userEvent.click(calculate(canvas));
    await openWorking(canvas, userEvent);
    await expect(canvas.getByText("$250,000 ÷ 1,000 × 3.6 × 0.5")).toBeVisible();
    await expect(canvas.getAllByText("$450")[0]).toBeVisible();
  },
});

/** Each type keeps its own coverage, so nothing is lost by looking at another. */
export const CoverageByType = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.selectOptions(type(canvas), "life");
    canvas.getByRole("slider", { name: premiumCalculatorWords.coverage }).focus();
    await userEvent.keyboard("{End}");
    await userEvent.selectOptions(type(canvas), "home");
    await expect(canvas.getByRole("slider", { name: premiumCalculatorWords.coverage })).toHaveValue("250000");
    await expect(canvas.getByRole("slider", { name: premiumCalculatorWords.coverage })).toHaveAttribute(
      "max",
      "500000",
    );
    await userEvent.selectOptions(type(canvas), "life");
    await expect(canvas.getByRole("slider", { name: premiumCalculatorWords.coverage })).toHaveValue("1000000");
  },
});
