import { expect, type UserEventObject, type within } from "storybook/test";
import { sender } from "#content/site.ts";
import type { Interest, LeadType } from "#domain/lead.ts";

type Canvas = ReturnType<typeof within>;
type User = Pick<UserEventObject, "type" | "click" | "selectOptions">;

export interface Request {
  readonly interest: Interest;
  /** Only where the form shows a phone field. */
  readonly phone?: string;
  /** Text of the form's button. */
  readonly button: string;
}

/** Fills in a lead form, agrees and sends it. */
export async function askByLeadForm(form: Canvas, userEvent: User, { interest, phone, button }: Request) {
  await userEvent.type(form.getByLabelText(/Full name/), "Marie-Ève Tremblay");
  await userEvent.type(form.getByLabelText(/Email/), "marie@example.ca");
  if (phone !== undefined) await userEvent.type(form.getByLabelText(/Phone/), phone);
  await userEvent.selectOptions(form.getByLabelText(/Primary interest/), interest);
  await userEvent.click(form.getByLabelText("I agree to be contacted about insurance services *"));
  await userEvent.click(form.getByRole("button", { name: button }));
}

export interface SentLead {
  readonly interest: Interest;
  readonly leadType: LeadType;
  readonly pageSource: string;
  readonly phone?: string;
}

/** The whole request of {@link askByLeadForm}, field by field and nothing else. */
export function leadSent({ interest, leadType, pageSource, phone = "" }: SentLead) {
  return {
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    name: "Marie-Ève Tremblay",
    email: "marie@example.ca",
    phone,
    interest,
    lead_type: leadType,
    page_source: pageSource,
    page_url: location.origin + location.pathname + location.search,
    user_agent: navigator.userAgent,
    consent: true,
    newsletter: false,
    ghl_sync_status: "pending",
    contact_statement: "contact_box@1",
    newsletter_statement: "",
    sender_shown: sender.identity,
  };
}
