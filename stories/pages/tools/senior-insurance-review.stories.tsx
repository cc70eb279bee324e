import { fn } from "storybook/test";
import SeniorInsuranceReviewPage from "#pages/tools/senior-insurance-review-page.tsx";
import { GoToProvider } from "#widgets/go-to/go-to.tsx";
import { leadStored } from "../../../mocks/leads.ts";
import preview from "../../../.storybook/preview.tsx";
import { sendToolForm } from "./send-tool-form.ts";

const onLead = fn();
const goTo = fn();

const meta = preview.meta({
  component: SeniorInsuranceReviewPage,
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <GoToProvider value={goTo}>
        <Story />
      </GoToProvider>
    ),
  ],
  beforeEach({ msw }) {
    onLead.mockClear();
    goTo.mockClear();
    msw.use(leadStored(onLead));
  },
});

/** The specified interests, the lead they make, and back to the list. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, userEvent }) {
    await sendToolForm({
      canvas,
      userEvent,
      onLead,
      goTo,
      leadType: "senior_insurance_consultation",
      pageSource: "tools_senior_insurance_review",
      interests: ["senior_insurance", "retirement_planning", "insurance_optimization"],
    });
  },
});
