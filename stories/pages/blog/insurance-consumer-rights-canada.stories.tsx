import { expect, fn, waitFor, within } from "storybook/test";
import ConsumerRightsPage from "#pages/blog/insurance-consumer-rights-canada-page.tsx";
import { leadStored } from "../../../mocks/leads.ts";
import preview from "../../../.storybook/preview.tsx";

const onLead = fn();

const meta = preview.meta({
  component: ConsumerRightsPage,
  parameters: { layout: "fullscreen" },
  beforeEach({ msw }) {
    onLead.mockClear();
    msw.use(leadStored(onLead));
  },
});

/** Five tabs, Your Rights first; the services can be phoned. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, userEvent }) {
    const tabs = canvas.getAllByRole("tab");
    await expect(tabs).toHaveLength(5);
    await expect(tabs[0]).toHaveAttribute("aria-selected", "true");
    await expect(tabs[0]).toHaveTextContent("Your Rights");
    await userEvent.click(canvas.getByRole("tab", { name: "Ombudsman Services" }));
    await expect(await canvas.findByRole("link", { name: "1-877-225-0446" })).toHaveAttribute(
      "href",
      "tel:+18772250446",
    );
    await expect(canvas.getByText(/Northcredit/)).toBeVisible();
  },
});

/** What the form that ends the article sends. */
export const AskForHelp = meta.story({
  async play({ canvas, userEvent }) {
    const form = within(canvas.getByRole("region", { name: "Ask for help with a complaint" }));
    await userEvent.type(form.getByLabelText(/Full name/), "Amrit Gill");
    await userEvent.type(form.getByLabelText(/Email/), "amrit@example.ca");
    await userEvent.selectOptions(form.getByLabelText(/Primary interest/), "ombudsman_services");
    await userEvent.click(form.getByLabelText(/I agree to be contacted/));
    await userEvent.click(form.getByRole("button", { name: "Ask for Help" }));
    await waitFor(() =>
      expect(onLead).toHaveBeenCalledWith(
        expect.objectContaining({
          lead_type: "consumer_rights_help",
          page_source: "consumer_rights_guide",
          interest: "ombudsman_services",
        }),
      ),
    );
  },
});
