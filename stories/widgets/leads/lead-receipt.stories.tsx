import { expect, fn, waitFor } from "storybook/test";
import type { Receipt } from "#widgets/leads/lead-receipt/lead-receipt.tsx";
import type { Lead } from "#domain/lead.ts";
import { LeadReceipt } from "#widgets/leads/lead-receipt/lead-receipt.tsx";
import { sender } from "#content/site.ts";
import { sampleLead } from "../../../mocks/sample-lead.ts";
import preview from "../../../.storybook/preview.tsx";
import { expectLink } from "../../expect-link.ts";
import { interestName } from "#words/interests.ts";
import * as leadReceiptWords from "#words/lead-receipt.ts";

const lead: Lead = {
  ...sampleLead,
  name: "Marie-Ève Tremblay",
  email: "marie@example.ca",
  lead_type: "home_insurance_quote",
  page_source: "tools_home_insurance_calculator",
  page_url: "https://www.northcover.example/tools/home-insurance-calculator",
  sender_shown: sender.identity,
};

const storedAt = new Date(2026, 10, 20, 12);

// Declared with its type, because Storybook would infer the literal in args.
const receipt: Receipt = { lead, storedAt };
const headingLevel: 2 | 3 | 4 = 2;

const meta = preview.meta({
  component: LeadReceipt,
  args: { receipt, headingLevel, onSendAnother: fn() },
});

/** The receipt gets focus and shows the submitted data and time, who replies, how to withdraw, and further reading. */
export const Stored = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, userEvent, args }) {
    await waitFor(() => expect(canvas.getByRole("heading", { name: leadReceiptWords.title })).toHaveFocus());
    for (const line of [
      `${leadReceiptWords.interest}: ${interestName(lead.interest)}`,
      `${leadReceiptWords.name}: ${lead.name}`,
      `${leadReceiptWords.email}: ${lead.email}`,
    ]) {
      await expect(
        canvas.getByText((_, element) => element?.tagName === "LI" && element.textContent === line),
      ).toBeVisible();
    }
    await expect(canvas.queryByText(`${leadReceiptWords.phone}:`)).not.toBeInTheDocument();
    await expect(canvas.getByText(/November 20, 2026/)).toBeVisible();
    await expectLink(canvas, sender.privacyEmail, `mailto:${sender.privacyEmail}`);
    const [guide] = leadReceiptWords.readings(lead.interest, lead.lead_type);
    await expectLink(canvas, guide.label, "/learn/home-insurance");
    await userEvent.click(canvas.getByRole("button", { name: leadReceiptWords.again }));
    await expect(args.onSendAnother).toHaveBeenCalledOnce();
  },
});

/** With a phone number, a call is announced. */
export const WithPhone = meta.story({
  args: { receipt: { lead: { ...lead, phone: "416-555-0123", newsletter: true }, storedAt } },
  async play({ canvas }) {
    await expect(canvas.getByText(leadReceiptWords.answers.byEmailOrPhone)).toBeVisible();
    await expect(canvas.getByText(leadReceiptWords.newsletterYes)).toBeVisible();
  },
});

/** A newsletter signup announces the next issue instead of a reply. */
export const Newsletter = meta.story({
  args: {
    receipt: {
      lead: { ...lead, name: "", interest: "insider_tips", lead_type: "newsletter_signup", newsletter: true },
      storedAt,
    },
  },
  async play({ canvas }) {
    await expect(canvas.getByRole("heading", { name: leadReceiptWords.newsletterTitle })).toBeVisible();
    await expect(canvas.getByText(leadReceiptWords.answers.byNewsletter)).toBeVisible();
  },
});

/** The longest name and address on the narrowest phone. */
export const LongWords = meta.story({
  globals: { viewport: { value: "narrow" } },
  args: {
    receipt: {
      lead: {
        ...lead,
        name: "Wolfeschlegelsteinhausenbergerdorff".repeat(3),
        email: `${"a".repeat(64)}@${"b".repeat(60)}.ca`,
      },
      storedAt,
    },
  },
  async play() {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});
