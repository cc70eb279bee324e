import type { LeadFormValues } from "#domain/lead.ts";
import { spamTrapName } from "./spam-trap.tsx";

/** Reads the fields of a lead form as they stand. A field that the form doesn't have is empty. */
export function readLeadForm(form: HTMLFormElement): LeadFormValues & { readonly trap: string } {
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
    consent: data.has("consent"),
    newsletter: data.has("newsletter"),
    trap: text(spamTrapName),
  };
}
