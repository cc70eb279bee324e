import { expect, fn, waitFor, within } from "storybook/test";
import ConsumerRightsPage from "#text/blog/insurance-consumer-rights-canada.md?page";
import { leadStored } from "../../../mocks/leads.ts";
import preview from "../../../.storybook/preview.tsx";

const onLead = fn();

const meta = preview.meta({
  component: ConsumerRightsPage,
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => msw.use(leadStored(onLead)),
});

/** Five tabs, Your Rights first; phone numbers of the services are links. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, userEvent }) {
    const tabs = canvas.getAllByRole("tab");
    await expect(tabs.map(({ textContent }) => textContent)).toEqual([
      "Your Rights",
      "Complaints",
      "Ombudsman Services",
      "Dispute Resolution",
      "Help Resources",
    ]);
    await expect(tabs[0]).toHaveAttribute("aria-selected", "true");
    await userEvent.click(canvas.getByRole("tab", { name: "Ombudsman Services" }));
    await expect(await canvas.findByRole("table", { name: "Which service takes your complaint" })).toBeVisible();
    await expect(canvas.getByRole("complementary", { name: "About Northcredit" })).toHaveTextContent("the same owner");
  },
});

/** A complaint takes three steps, each with its waiting period. */
export const ComplainInThreeSteps = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("tab", { name: "Complaints" }));
    const panel = await canvas.findByRole("tabpanel", { name: "Complaints" });
    await expect(
      [...panel.querySelectorAll("[data-slot=step] > div > p")].map(({ textContent }) => textContent),
    ).toEqual([
      "Write to the person who handles your file",
      "Take it to the insurer's complaint officer",
      "Go outside",
    ]);
    await expect(panel).toHaveTextContent(/First acknowledgment.*5 to 10 business days/);
    await expect(panel).toHaveTextContent(/Investigation.*30 to 90 days/);
  },
});

/** The lead that the form at the end of the article sends. */
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
