import { expect, fn, waitFor, within } from "storybook/test";
import { newsletterSignupStatement } from "#consent-statements";
import type { Interest } from "#domain/lead.ts";
import { NewsletterSignup, type NewsletterSignupProps } from "#widgets/leads/newsletter-signup.tsx";
import { leadStored } from "../../../mocks/leads.ts";
import preview from "../../../.storybook/preview.tsx";
import { expectToast } from "../../expect-toast.ts";
import { leadSent } from "./ask-by-lead-form.ts";
import * as leadReceiptWords from "#words/lead-receipt.ts";
import * as leadFormWords from "#words/lead-form.ts";
import { next } from "#words/lead-notes.ts";
import { designSystemWords } from "#words/design-system.ts";
import { leadFormMessages } from "#words/lead-messages.ts";

type Canvas = ReturnType<typeof within>;

// Declared with its type, because Storybook would infer the literal in args.
const leadType: NewsletterSignupProps["leadType"] = "newsletter_signup";
const buttonText = "Sign me up";
const interests: readonly Interest[] = [
  "industry_investigation",
  "consumer_protection",
  "insurance_news",
  "market_analysis",
  "insider_tips",
];

const onLead = fn<(lead: unknown) => void>();

const email = (canvas: Canvas) => canvas.getByRole("textbox", { name: leadFormWords.email });
const topic = (canvas: Canvas) => canvas.getByRole("combobox", { name: leadFormWords.primaryInterest });
const signUp = (canvas: Canvas) => canvas.getByRole("button", { name: buttonText });

const meta = preview.meta({
  component: NewsletterSignup,
  args: {
    title: "Get the newsletter",
    description: "What changed in Canadian insurance, in plain English, once a week.",
    buttonText,
    leadType,
    interests,
    pageSource: "blog_index",
  },
  beforeEach: ({ msw }) => msw.use(leadStored(onLead)),
});

/** By keyboard from the first field to the confirmation: every field of the lead is as specified. */
export const Stored = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(email(canvas)).toHaveFocus();
    await userEvent.keyboard("marie@example.ca");
    await userEvent.tab();
    await expect(topic(canvas)).toHaveFocus();
    await userEvent.selectOptions(topic(canvas), "insider_tips");
    await userEvent.tab();
    await expect(signUp(canvas)).toHaveFocus();
    await userEvent.keyboard("{Enter}");

    await expectToast(leadFormWords.success);
    await expectToast(leadFormWords.thankYou);
    await expect(onLead).toHaveBeenCalledOnce();
    await expect(onLead).toHaveBeenCalledWith(
      leadSent({
        name: "",
        interest: "insider_tips",
        lead_type: "newsletter_signup",
        page_source: "blog_index",
        newsletter: true,
        contact_statement: "newsletter_signup_button@2",
      }),
    );
    await waitFor(() => expect(canvas.getByRole("heading", { name: leadReceiptWords.newsletterTitle })).toHaveFocus());
    // The toast promises recommendations; the receipt says that they come in the newsletter.
    await expect(canvas.getByText(leadReceiptWords.answers.byNewsletter)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: leadReceiptWords.again }));
    await expect(email(canvas)).toHaveValue("");
    await expect(topic(canvas)).toHaveValue("");
  },
});

/** Nothing is chosen ahead; the consent sentence is between the last field and the button, and describes the button. */
export const Consent = meta.story({
  async play({ canvas }) {
    await expect(topic(canvas)).toHaveDisplayValue(leadFormWords.chooseOne);
    await expect(canvas.getByText(next.title)).toBeVisible();
    const sentence = canvas.getByText(newsletterSignupStatement.text);
    await expect(sentence).toBeVisible();
    await expect(signUp(canvas)).toHaveAccessibleDescription(newsletterSignupStatement.text);
    const gap = signUp(canvas).getBoundingClientRect().top - sentence.getBoundingClientRect().bottom;
    await expect(gap).toBeGreaterThanOrEqual(0);
    await expect(gap).toBeLessThan(32);
    await expect(canvas.queryByRole("checkbox")).not.toBeInTheDocument();
  },
});

/** Submitted empty: the error summary gets focus, its links lead to the fields, nothing is sent. */
export const Invalid = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(signUp(canvas));
    const summary = await canvas.findByRole("alert");
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(within(summary).getByRole("link", { name: leadFormMessages.interestMissing }));
    await expect(topic(canvas)).toHaveFocus();
    await expect(email(canvas)).toHaveAccessibleDescription(
      `${designSystemWords.error} ${leadFormMessages.emailMissing}`,
    );
    await userEvent.type(email(canvas), "marie");
    await userEvent.click(signUp(canvas));
    await expect(email(canvas)).toHaveAccessibleDescription(
      `${designSystemWords.error} ${leadFormMessages.emailShape}`,
    );
    await expect(onLead).not.toHaveBeenCalled();
  },
});

/** The default, and with all errors. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className="grid gap-section">
      <NewsletterSignup {...args} />
      <NewsletterSignup {...args} title="The same, sent empty" pageSource="blog_gallery" />
    </div>
  ),
  async play({ canvas, userEvent }) {
    const second = within(canvas.getByRole("region", { name: "The same, sent empty" }));
    await userEvent.click(signUp(second));
    await expect(await second.findByRole("alert")).toBeVisible();
  },
});
