import { expect, type UserEventObject, type within } from "storybook/test";
import { contactBoxStatement } from "#consent-statements";
import { sender } from "#content/site.ts";
import type { Interest, Lead } from "#domain/lead.ts";
import * as leadFormWords from "#words/lead-form.ts";

type Canvas = ReturnType<typeof within>;
type User = Pick<UserEventObject, "type" | "click" | "selectOptions">;

export interface Request {
  readonly interest: Interest;
  /** For a form with a phone field. */
  readonly phone?: string;
  /** Text of the form's button. */
  readonly button: string;
}

/** Fills in a lead form, consents and submits it. */
export async function askByLeadForm(form: Canvas, userEvent: User, { interest, phone, button }: Request) {
  await userEvent.type(form.getByRole("textbox", { name: leadFormWords.fullName }), "Marie-Ève Tremblay");
  await userEvent.type(form.getByRole("textbox", { name: leadFormWords.email }), "marie@example.ca");
  if (phone !== undefined) await userEvent.type(form.getByRole("textbox", { name: leadFormWords.phone }), phone);
  await userEvent.selectOptions(form.getByRole("combobox", { name: leadFormWords.primaryInterest }), interest);
  await userEvent.click(form.getByLabelText(contactBoxStatement.text));
  await userEvent.click(form.getByRole("button", { name: button }));
}

/** The complete lead that {@link askByLeadForm} sends, with overrides for the given fields. */
export function leadSent(fields: Partial<Lead>) {
  return {
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    name: "Marie-Ève Tremblay",
    email: "marie@example.ca",
    phone: "",
    page_url: location.origin + location.pathname + location.search,
    user_agent: navigator.userAgent,
    consent: true,
    newsletter: false,
    ghl_sync_status: "pending",
    contact_statement: "contact_box@1",
    newsletter_statement: "",
    sender_shown: sender.identity,
    ...fields,
  };
}
