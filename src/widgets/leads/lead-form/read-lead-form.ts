import type { LeadFormValues } from "#domain/lead.ts";
import { honeypotName } from "./honeypot.tsx";

/** Names of the fields that carry consent. A box's value is the statement beside it, for the form that is sent plainly. */
export const consentNames = { contact: "contact_statement", newsletter: "newsletter_statement" } as const;

/** Reads the fields of a lead form as they stand. A field that the form doesn't have is empty. */
export function readLeadForm(form: HTMLFormElement): LeadFormValues & { readonly caught: string } {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    name: text("name"),
    email: text("email"),
    phone: text("phone"),
    interest: text("interest"),
    consent: data.has(consentNames.contact),
    newsletter: data.has(consentNames.newsletter),
    caught: text(honeypotName),
  };
}
