import { expect, fn, screen, waitFor, within, type UserEventObject } from "storybook/test";
import { contactBoxStatement } from "#consent-statements";
import type { SharedFormLeadType } from "#domain/consent-statements.ts";
import type { Interest } from "#domain/lead.ts";
import { LeadDialog } from "#widgets/leads/lead-dialog/lead-dialog.tsx";
import { leadStored } from "../../../mocks/leads.ts";
import preview from "../../../.storybook/preview.tsx";
import { expectToast } from "../../expect-toast.ts";
import { leadSent } from "./ask-by-lead-form.ts";
import { designSystemWords } from "#words/design-system.ts";
import * as leadFormWords from "#words/lead-form.ts";
import * as leadReceiptWords from "#words/lead-receipt.ts";

type Canvas = ReturnType<typeof within>;
type User = Pick<UserEventObject, "type" | "click" | "selectOptions">;

// Declared with its type, because Storybook would infer the literal in args.
const leadType: SharedFormLeadType = "coverage_analysis";
const interests: readonly Interest[] = ["insurance_review", "policy_review", "coverage_optimization"];

const words = {
  trigger: "Get Free Analysis",
  title: "Get your free coverage analysis",
  description: "We look at what you have and what is missing.",
  buttonText: "Request my analysis",
};

const onLead = fn<(lead: unknown) => void>();

const trigger = (canvas: Canvas) => canvas.getByRole("button", { name: words.trigger });

async function opened() {
  return within(await screen.findByRole("dialog", { name: words.title }));
}

async function fillIn(dialog: Canvas, userEvent: User) {
  await userEvent.type(dialog.getByRole("textbox", { name: leadFormWords.fullName }), "Amrit Gill");
  await userEvent.type(dialog.getByRole("textbox", { name: leadFormWords.email }), "amrit@example.ca");
  await userEvent.selectOptions(dialog.getByRole("combobox", { name: leadFormWords.primaryInterest }), "policy_review");
  await userEvent.click(dialog.getByRole("checkbox", { name: contactBoxStatement.text }));
}

const meta = preview.meta({
  component: LeadDialog,
  args: {
    ...words,
    leadType,
    interests,
    pageSource: "home_insurance_guide",
    onSuccess: fn(),
  },
  beforeEach: ({ msw }) => msw.use(leadStored(onLead)),
});

/** Opened by keyboard, submitted and stored: the receipt stays until the dialog is closed, and focus returns to the button. */
export const Stored = meta.story({
  async play({ canvas, userEvent, args }) {
    await userEvent.tab();
    await expect(trigger(canvas)).toHaveFocus();
    await expect(trigger(canvas)).toHaveAttribute("aria-haspopup", "dialog");
    await userEvent.keyboard("{Enter}");
    const dialog = await opened();
    await fillIn(dialog, userEvent);
    await userEvent.click(dialog.getByRole("button", { name: words.buttonText }));

    await waitFor(() => expect(dialog.getByRole("heading", { name: leadReceiptWords.title })).toHaveFocus());
    await expectToast(leadFormWords.success);
    await expectToast(leadFormWords.thankYou);
    await userEvent.click(dialog.getByRole("button", { name: designSystemWords.close }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(trigger(canvas)).toHaveFocus());
    await expect(args.onSuccess).toHaveBeenCalledOnce();
    await expect(onLead).toHaveBeenCalledOnce();
    await expect(onLead).toHaveBeenCalledWith(
      leadSent({
        name: "Amrit Gill",
        email: "amrit@example.ca",
        interest: "policy_review",
        lead_type: "coverage_analysis",
        page_source: "home_insurance_guide",
      }),
    );
  },
});

/** Open, for visual review. */
export const Gallery = meta.story({
  args: { showPhone: true, intent: "secondary" },
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, userEvent }) {
    await userEvent.click(trigger(canvas));
    await expect((await opened()).getByRole("textbox", { name: leadFormWords.phone })).toBeVisible();
  },
});
