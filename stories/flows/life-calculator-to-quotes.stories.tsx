import { expect, fn, screen, waitFor, within } from "storybook/test";
import LifeInsuranceCalculatorPage from "#pages/tools/life-insurance-calculator-page.tsx";
import { leadStored } from "../../mocks/leads.ts";
import preview from "../../.storybook/preview.tsx";
import { StoryRouter } from "../memory-router.tsx";
import { askByLeadForm, leadSent } from "../widgets/leads/ask-by-lead-form.ts";

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
      await userEvent.type(canvas.getByLabelText("Age in years"), "34");
      await openTab("Financial");
      await userEvent.type(canvas.getByLabelText("Annual income in dollars"), "70000");
      await openTab("Family");
      await userEvent.type(canvas.getByLabelText("Number of children"), "1");
      await openTab("Goals");
    });
    await step("calculate", async () => {
      await userEvent.click(canvas.getByRole("button", { name: /^Calculate/ }));
      await expect(await canvas.findByRole("heading", { name: "Your life insurance needs" })).toBeVisible();
      // 70,000 × 25 × 0.7 + 15,000 + 100,000 + half of 70,000
      await expect(canvas.getAllByText("$1,375,000").length).toBeGreaterThan(0);
    });
    await step("the quote request contains form fields only", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Get Personalized Quotes" }));
      const dialog = within(await screen.findByRole("dialog", { name: "Get Personalized Quotes" }));
      await askByLeadForm(dialog, userEvent, {
        interest: "life_insurance",
        phone: "416-555-0123",
        button: "Request My Quotes",
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
      await expect(await screen.findByRole("heading", { name: "We have your request" })).toBeVisible();
      await userEvent.click(screen.getByRole("button", { name: "Close" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    });
    await step("return to the answers", async () => {
      await userEvent.click(canvas.getByRole("button", { name: /Recalculate/ }));
      await openTab("Personal");
      await expect(canvas.getByLabelText("Age in years")).toHaveValue("34");
      await openTab("Financial");
      await expect(canvas.getByLabelText("Annual income in dollars")).toHaveValue("70000");
    });
  },
});
