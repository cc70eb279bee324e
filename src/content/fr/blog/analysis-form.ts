import type { Interest } from "#domain/lead.ts";
import type { Translation } from "#content/translation.ts";

/** The form behind "Get Free Analysis" and "Get Actuarial Analysis". */
export const analysisForm = {
  title: "Faites analyser vos protections",
  description:
    "Écrivez-nous : une personne vous répond. Ensemble, vous passez vos contrats en revue : ce qu’aucun ne couvre, et ce que vous payez en double.",
  leadType: "coverage_analysis",
  buttonText: "Obtenir l’analyse gratuite",
  interests: ["insurance_review", "policy_review", "coverage_optimization"] as const satisfies readonly Interest[],
} as const satisfies Translation<typeof import("../../en/blog/analysis-form.ts").analysisForm>;
