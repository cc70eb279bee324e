import type { LeadFormValues } from "#domain/lead.ts";
import { honeypotName } from "./honeypot.tsx";

/** Names of the consent fields. A checkbox's value is the statement beside it, for a form sent without JavaScript. */
export const consentNames = { contact: "contact_statement", newsletter: "newsletter_statement" } as const;

/** Reads the current values of a lead form. A missing field is empty. */
export function readLeadForm(form: HTMLFormElement): LeadFormValues & { readonly honeypotValue: string } {
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
    honeypotValue: text(honeypotName),
  };
}
