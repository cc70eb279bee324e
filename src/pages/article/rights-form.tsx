import { LeadForm } from "#widgets/leads/lead-form/lead-form.tsx";
import { rightsForm } from "#text/blog/insurance-consumer-rights-canada/rights-form.ts";

/** The form that asks for help with a complaint. */
export function RightsForm() {
  return <LeadForm {...rightsForm} />;
}
