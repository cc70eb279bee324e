import { expect, fn, screen, waitFor, within } from "storybook/test";
import LifeInsuranceCalculatorPage from "#pages/tools/life-insurance-calculator-page.tsx";
import { leadStored } from "../../mocks/leads.ts";
import preview from "../../.storybook/preview.tsx";
import { StoryRouter } from "../memory-router.tsx";
import { askByLeadForm, leadSent } from "../widgets/leads/ask-by-lead-form.ts";
import { designSystemWords } from "#words/design-system.ts";
import * as lifeNeedsWords from "#words/life-needs.ts";
import * as leadReceiptWords from "#words/lead-receipt.ts";

const onLead = fn();

const meta = preview.meta({
  component: LifeInsuranceCalculatorPage,
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <StoryRouter>
        <Story />
      </StoryRouter>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(leadStored(onLead)),
});

/** A parent calculates a need, requests quotes, goes back to change an answer, and finds every other answer kept. */
export const LifeCalculatorToQuotes = meta.story({
  async play({ canvas, userEvent, step }) {
    const openTab = (name: string) => userEvent.click(canvas.getByRole("tab", { name }));
    await step("fill in the four tabs", async () => {
      await userEvent.type(canvas.getByLabelText(lifeNeedsWords.ageInYears), "34");
      await openTab(lifeNeedsWords.financial);
      await userEvent.type(canvas.getByLabelText(lifeNeedsWords.annualIncomeInDollars), "70000");
      await openTab(lifeNeedsWords.family);
      await userEvent.type(canvas.getByLabelText(lifeNeedsWords.numberOfChildren), "1");
      await openTab(lifeNeedsWords.goals);
    });
    await step("calculate", async () => {
      await userEvent.click(canvas.getByRole("button", { name: lifeNeedsWords.calculate }));
      await expect(await canvas.findByRole("heading", { name: lifeNeedsWords.yourLifeInsuranceNeeds })).toBeVisible();
      // 70,000 × 25 × 0.7 + 15,000 + 100,000 + half of 70,000
      await expect(canvas.getAllByText("$1,375,000").length).toBeGreaterThan(0);
    });
    await step("the quote request contains form fields only", async () => {
      await userEvent.click(canvas.getByRole("button", { name: lifeNeedsWords.getPersonalizedQuotes }));
      const dialog = within(await screen.findByRole("dialog", { name: lifeNeedsWords.getPersonalizedQuotes }));
      await askByLeadForm(dialog, userEvent, {
        interest: "life_insurance",
        phone: "416-555-0123",
        button: lifeNeedsWords.requestMyQuotes,
      });
      await waitFor(() =>
        expect(onLead.mock.calls).toEqual([
          [
            leadSent({
              interest: "life_insurance",
              lead_type: "insurance_calculator",
              page_source: "life_needs_calculator",
              phone: "416-555-0123",
            }),
          ],
        ]),
      );
      await expect(await screen.findByRole("heading", { name: leadReceiptWords.title })).toBeVisible();
      await userEvent.click(screen.getByRole("button", { name: designSystemWords.close }));
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    });
    await step("return to the answers", async () => {
      await userEvent.click(canvas.getByRole("button", { name: lifeNeedsWords.recalculate }));
      await openTab(lifeNeedsWords.personal);
      await expect(canvas.getByLabelText(lifeNeedsWords.ageInYears)).toHaveValue("34");
      await openTab(lifeNeedsWords.financial);
      await expect(canvas.getByLabelText(lifeNeedsWords.annualIncomeInDollars)).toHaveValue("70000");
    });
  },
});
