import { expect, fn, waitFor, within } from "storybook/test";
import ConsultationPage from "#pages/tool/consultation-page.tsx";
import { leadStored } from "../../../mocks/leads.ts";
import preview from "../../../.storybook/preview.tsx";
import { StoryRouter } from "../../memory-router.tsx";

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

/** A free fifteen-minute call: the form requires a phone number and then returns to the list. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText(/20-40%/)).toBeVisible();
    const [region] = canvas.getAllByRole("region").filter((part) => within(part).queryByLabelText(/Phone/) !== null);
    if (region === undefined) throw new Error("The consultation has no form with a phone field");
    const form = within(region);
    await userEvent.type(form.getByLabelText(/Full name/), "Amrit Gill");
    await userEvent.type(form.getByLabelText(/Email/), "amrit@example.ca");
    await userEvent.type(form.getByLabelText(/Phone/), "416 555 0123");
    await userEvent.selectOptions(form.getByLabelText(/Primary interest/), "travel_insurance");
    await userEvent.click(form.getByLabelText(/I agree to be contacted/));
    await userEvent.keyboard("{Tab}{Tab}{Enter}");
    await waitFor(() =>
      expect(onLead).toHaveBeenCalledWith(
        expect.objectContaining({
          lead_type: "consultation",
          page_source: "tools_consultation",
          phone: "416 555 0123",
          interest: "travel_insurance",
        }),
      ),
    );
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/tools", null));
  },
});
