import { fn } from "storybook/test";
import TravelInsuranceCalculatorPage from "#pages/tools/travel-insurance-calculator-page.tsx";
import { GoToProvider } from "#widgets/go-to/go-to.tsx";
import { leadStored } from "../../../mocks/leads.ts";
import preview from "../../../.storybook/preview.tsx";
import { sendToolForm } from "./send-tool-form.ts";

const onLead = fn();
const goTo = fn();

const meta = preview.meta({
  component: TravelInsuranceCalculatorPage,
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
      leadType: "travel_insurance_quote",
      pageSource: "tools_travel_insurance_calculator",
      interests: ["travel_insurance", "medical_coverage", "trip_protection"],
    });
  },
});
