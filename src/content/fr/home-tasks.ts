import type { Translation } from "#content/translation.ts";

/** The tasks that bring most visitors: on the home page, and where an address has no page. */
export const homeTasks = [
  { href: "/learn/new-immigrant-insurance", label: "J’arrive au Canada" },
  { href: "/tools/life-insurance-calculator#personal", label: "Combien d’assurance vie?" },
  { href: "/insurance-types/home#detailed", label: "Comparer les assureurs habitation" },
  { href: "/blog/insurance-consumer-rights-canada#build-your-complaint", label: "L’assureur a refusé ma demande" },
  { href: "/learn/life-events/first-rental", label: "Je suis locataire" },
  { href: "/learn/insurance-savings", label: "Payer moins cher" },
  { href: "/learn/life-events/first-48-hours", label: "Accident ou inondation" },
  { href: "/learn/life-events/cancelled-or-refused", label: "Mon contrat a été résilié" },
  { href: "/learn/life-events", label: "Ma vie change" },
  { href: "/tools/consultation", label: "Parler à quelqu’un" },
] as const satisfies Translation<typeof import("../en/home-tasks.ts").homeTasks>;
