import type { Interest } from "#domain/lead.ts";
import type { Translation } from "#content/translation.ts";

/** The form at the end of the article on consumer rights. */
export const rightsForm = {
  title: "Demandez de l’aide pour une plainte",
  description:
    "Dites-nous quelle aide il vous faut. Nous vous répondons avec les étapes et la bonne adresse; nous n’agissons pas à votre place.",
  buttonText: "Demander de l’aide",
  leadType: "consumer_rights_help",
  pageSource: "consumer_rights_guide",
  interests: [
    "consumer_protection",
    "dispute_resolution",
    "insurance_complaints",
    "legal_assistance",
    "ombudsman_services",
  ] as const satisfies readonly Interest[],
} as const satisfies Translation<
  typeof import("../../../en/blog/insurance-consumer-rights-canada/rights-form.ts").rightsForm
>;
