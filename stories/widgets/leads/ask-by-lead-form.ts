import { expect, type UserEventObject, type within } from "storybook/test";
import { sender } from "#content/site.ts";
import type { Interest, Lead } from "#domain/lead.ts";

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
  await userEvent.type(form.getByLabelText(/Full name/), "Marie-Ève Tremblay");
  await userEvent.type(form.getByLabelText(/Email/), "marie@example.ca");
  if (phone !== undefined) await userEvent.type(form.getByLabelText(/Phone/), phone);
  await userEvent.selectOptions(form.getByLabelText(/Primary interest/), interest);
  await userEvent.click(form.getByLabelText("I agree to be contacted about insurance services *"));
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
