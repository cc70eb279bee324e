import { expect, fn, waitFor } from "storybook/test";
import ConsultationPage from "#pages/tool/consultation-page.tsx";
import { leadStored } from "../../../mocks/leads.ts";
import preview from "../../../.storybook/preview.tsx";
import { StoryRouter } from "../../memory-router.tsx";
import { askByLeadForm } from "../../widgets/leads/ask-by-lead-form.ts";

const onLead = fn();
const navigate = fn();

const meta = preview.meta({
  component: ConsultationPage,
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <StoryRouter onNavigate={navigate}>
        <Story />
      </StoryRouter>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(leadStored(onLead)),
});

/** A free fifteen-minute call, after which the list is shown again. What it sends is in the stories of its screen. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText(/20-40%/)).toBeVisible();
    await askByLeadForm(canvas, userEvent, {
      interest: "travel_insurance",
      phone: "416 555 0123",
      button: "Book My Consultation",
    });
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/tools", null));
    await expect(onLead).toHaveBeenCalledOnce();
  },
});
