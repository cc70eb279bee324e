import { expect, fn, screen, waitFor, within } from "storybook/test";
import { contactBoxStatement } from "#consent-statements";
import LearnPage from "#pages/learn-page.tsx";
import { leadStored } from "../../mocks/leads.ts";
import preview from "../../.storybook/preview.tsx";
import { leadSent } from "../widgets/leads/ask-by-lead-form.ts";
import { designSystemWords } from "#words/design-system.ts";
import { interestName } from "#words/interests.ts";
import * as leadFormWords from "#words/lead-form.ts";
import { leadFormMessages } from "#words/lead-messages.ts";

/** Title of the form, and the text of its button. */
const title = "Download All Resources";

const onLead = fn<(lead: unknown) => void>();

const meta = preview.meta({
  component: LearnPage,
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => msw.use(leadStored(onLead)),
});

/**
 * A visitor wants the resources but no calls, submits without consent, gets an explanation, consents, and gets the
 * resources. Nothing leaves the browser before consent, and nothing has to be typed twice.
 */
export const RefuseThenGive = meta.story({
  async play({ canvas, userEvent, step }) {
    const form = within(canvas.getByRole("region", { name: title }));
    const consent = form.getByRole("checkbox", { name: contactBoxStatement.text });
    const send = form.getByRole("button", { name: title });

    await step("fill in every field except consent", async () => {
      await userEvent.type(form.getByRole("textbox", { name: leadFormWords.fullName }), "Marie-Ève Tremblay");
      await userEvent.type(form.getByRole("textbox", { name: leadFormWords.email }), "marie@example.ca");
      await userEvent.selectOptions(
        form.getByRole("combobox", { name: leadFormWords.primaryInterest }),
        interestName("home_insurance"),
      );
      await expect(consent).not.toBeChecked();
      await userEvent.click(send);
    });

    await step("the submission is blocked, with three error messages", async () => {
      await waitFor(() => expect(screen.getByText(leadFormWords.consentRequired)).toBeVisible());
      const summary = form.getByRole("alert");
      await waitFor(() => expect(summary).toHaveFocus());
      await expect(within(summary).getByRole("link")).toHaveTextContent(leadFormMessages.consentMissing);
      await expect(consent).toHaveAccessibleDescription(
        `${designSystemWords.error} ${leadFormMessages.consentMissing}`,
      );
      await expect(onLead).not.toHaveBeenCalled();
    });

    await step("give consent by keyboard", async () => {
      await userEvent.tab();
      await userEvent.keyboard("{Enter}");
      await expect(consent).toHaveFocus();
      await userEvent.keyboard(" ");
      await expect(consent).toBeChecked();
    });

    await step("the form is sent, stored and confirmed", async () => {
      send.focus();
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(screen.getByText(leadFormWords.success)).toBeVisible(), { timeout: 3000 });
      await expect(onLead).toHaveBeenCalledOnce();
      await expect(onLead).toHaveBeenCalledWith(
        leadSent({
          interest: "home_insurance",
          lead_type: "resource_download",
          page_source: "learn_index",
        }),
      );
      await expect(form.queryByRole("alert")).not.toBeInTheDocument();
      await expect(consent).not.toBeChecked();
    });
  },
});

/** Consent withdrawn before submission: an unticked box means no consent, however often it was ticked. */
export const GiveThenTakeBack = meta.story({
  async play({ canvas, userEvent }) {
    const form = within(canvas.getByRole("region", { name: title }));
    await userEvent.type(form.getByRole("textbox", { name: leadFormWords.fullName }), "Amrit Gill");
    await userEvent.type(form.getByRole("textbox", { name: leadFormWords.email }), "amrit@example.ca");
    await userEvent.selectOptions(
      form.getByRole("combobox", { name: leadFormWords.primaryInterest }),
      interestName("life_insurance"),
    );
    const consent = form.getByRole("checkbox", { name: contactBoxStatement.text });
    await userEvent.click(consent);
    await userEvent.click(consent);
    await userEvent.click(form.getByRole("button", { name: title }));
    await waitFor(() => expect(screen.getByText(leadFormWords.consentRequired)).toBeVisible());
    await expect(form.getByRole("textbox", { name: leadFormWords.fullName })).toHaveValue("Amrit Gill");
    await expect(onLead).not.toHaveBeenCalled();
  },
});
