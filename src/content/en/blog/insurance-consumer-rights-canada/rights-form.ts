import type { Interest } from "#domain/lead.ts";

/** The form at the end of the article on consumer rights. */
export const rightsForm = {
  title: "Ask for help with a complaint",
  description:
    "Tell us what kind of help you need. We answer with the steps and the right address; we do not act for you.",
  buttonText: "Ask for Help",
  leadType: "consumer_rights_help",
  pageSource: "consumer_rights_guide",
  interests: [
    "consumer_protection",
    "dispute_resolution",
    "insurance_complaints",
    "legal_assistance",
    "ombudsman_services",
  ] as const satisfies readonly Interest[],
} as const;
