import { expect, fn, waitFor, within } from "storybook/test";
import Consultation from "#text/tools/consultation.md";
import { claims } from "#content/site.ts";
import { markdownComponents } from "#widgets/reading/markdown/markdown-components.tsx";
import { ConsultationScreen } from "#widgets/tools/tool-screen/consultation-screen.tsx";
import { leadStored } from "../../../mocks/leads.ts";
import preview from "../../../.storybook/preview.tsx";
import { askByLeadForm, leadSent } from "../leads/ask-by-lead-form.ts";
import * as toolScreenWords from "#words/tool-screen.ts";

const onLead = fn<(lead: unknown) => void>();
const request = { interest: "health_insurance", phone: "416-555-0123" } as const;

const meta = preview.meta({
  component: ConsultationScreen,
  parameters: { layout: "fullscreen" },
  args: {
    savings: claims.consultationSavings,
    children: <Consultation components={markdownComponents} />,
    onSuccess: fn(),
  },
  beforeEach: ({ msw }) => msw.use(leadStored(onLead)),
});

/** A call is booked: with a phone number, the seven interests, and the claim as the owner words it. */
export const Booked = meta.story({
  async play({ canvas, userEvent, args }) {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Book a Free 15-Minute Consultation");
    await expect(canvas.getByText(/^Fifteen minutes on the phone/)).toHaveTextContent(
      "may save 20-40% on your premiums",
    );
    const options = within(canvas.getByLabelText(/Primary interest/)).getAllByRole("option");
    await expect(options.map((option) => option.textContent)).toEqual([
      "Choose one",
      "Insurance Review",
      "Life Insurance",
      "Home Insurance",
      "Auto Insurance",
      "Health Insurance",
      "Travel Insurance",
      "Business Insurance",
    ]);
    await askByLeadForm(canvas, userEvent, { ...request, button: "Book My Consultation" });
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledOnce());
    await expect(onLead.mock.calls).toEqual([
      [leadSent({ ...request, lead_type: "consultation", page_source: "tools_consultation" })],
    ]);
  },
});

/** With the claim switched off, no saving is promised anywhere. */
export const WithoutClaim = meta.story({
  args: { savings: null },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/save|%/i);
  },
});

/** By keyboard: the way back, then the form. */
export const ByKeyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: toolScreenWords.backToTools })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByLabelText(/Full name/)).toHaveFocus();
  },
});
