import { expect, fn, waitFor, within } from "storybook/test";
import ConsumerRightsPage from "#text/blog/insurance-consumer-rights-canada.md?page";
import { leadStored } from "../../../mocks/leads.ts";
import preview from "../../../.storybook/preview.tsx";
import * as leadFormWords from "#words/lead-form.ts";
import { contactBoxStatement } from "#consent-statements";
import { rightsForm } from "#text/blog/insurance-consumer-rights-canada/rights-form.ts";

const complaintsTab = "Complaints";

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
      complaintsTab,
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
    await userEvent.click(canvas.getByRole("tab", { name: complaintsTab }));
    const panel = await canvas.findByRole("tabpanel", { name: complaintsTab });
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
    const form = within(canvas.getByRole("region", { name: rightsForm.title }));
    await userEvent.type(form.getByRole("textbox", { name: leadFormWords.fullName }), "Amrit Gill");
    await userEvent.type(form.getByRole("textbox", { name: leadFormWords.email }), "amrit@example.ca");
    await userEvent.selectOptions(
      form.getByRole("combobox", { name: leadFormWords.primaryInterest }),
      "ombudsman_services",
    );
    await userEvent.click(form.getByLabelText(contactBoxStatement.text));
    await userEvent.click(form.getByRole("button", { name: rightsForm.buttonText }));
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
