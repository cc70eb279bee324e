import type { DollarRange } from "#format/money.ts";
import type { ToolDefinition } from "#domain/tool.ts";
import type { ToolId } from "#domain/tool-id.ts";

/** The twelve tools by id, in the order of the hub: the featured one first. */
export const toolsById = {
  "life-insurance-calculator": {
    id: "life-insurance-calculator",
    title: "Calculatrice de besoins en assurance vie",
    description:
      "Quatre courtes pages de questions, puis le montant d’assurance qu’il faudrait à votre ménage, avec toutes les étapes du calcul. Elle fonctionne dans votre navigateur; rien de ce que vous entrez n’est envoyé.",
    questions: 16,
    actionText: "Calculer votre besoin d’assurance vie",
    leadType: "insurance_calculator",
    interests: ["life_insurance", "insurance_review", "insurance_tools"],
    category: "calculator",
  },
  "home-insurance-calculator": {
    id: "home-insurance-calculator",
    title: "Calculatrice d’assurance habitation",
    description:
      "Comparez le montant d’assurance de votre maison à l’estimation de l’assureur. Locataire ou copropriétaire, additionnez vos biens. Voyez aussi quand une franchise plus élevée est payante.",
    questions: 13,
    actionText: "Vérifier votre assurance habitation",
    leadType: "home_insurance_quote",
    interests: ["home_insurance", "property_protection", "insurance_savings"],
    category: "calculator",
  },
  "auto-insurance-calculator": {
    id: "auto-insurance-calculator",
    title: "Calculatrice d’assurance auto",
    description:
      "Voyez ce qui est obligatoire là où vous vivez. Vérifiez si la garantie collision, la garantie risques multiples et une petite franchise valent encore la peine pour votre auto.",
    questions: 12,
    actionText: "Vérifier votre assurance auto",
    leadType: "auto_insurance_quote",
    interests: ["auto_insurance", "car_insurance", "insurance_savings"],
    category: "calculator",
  },
  "disability-insurance-calculator": {
    id: "disability-insurance-calculator",
    title: "Calculatrice d’assurance invalidité",
    description:
      "Deux ans sans travailler, mois par mois : ce que votre emploi et les régimes publics paieraient après impôt, et le moment où l’argent manquerait.",
    questions: 11,
    actionText: "Vérifier la protection de votre revenu",
    leadType: "disability_insurance_quote",
    interests: ["disability_insurance", "income_protection", "insurance_planning"],
    category: "calculator",
  },
  "travel-insurance-calculator": {
    id: "travel-insurance-calculator",
    title: "Calculatrice d’assurance voyage",
    description:
      "Voyez ce que votre province paierait d’une facture d’hôpital à l’étranger, et ce qui coûte le moins cher : assurer un seul voyage ou toute l’année.",
    questions: 13,
    actionText: "Vérifier votre assurance voyage",
    leadType: "travel_insurance_quote",
    interests: ["travel_insurance", "medical_coverage", "trip_protection"],
    category: "calculator",
  },
  "coverage-gap-analyzer": {
    id: "coverage-gap-analyzer",
    title: "Repérez les lacunes de vos protections",
    description:
      "Trouvez les risques qu’aucune assurance ne couvre et qui dépassent votre épargne, du plus grand au plus petit, et les assurances dont vous pourriez vous passer.",
    questions: 19,
    actionText: "Trouver les lacunes de vos protections",
    leadType: "coverage_analysis",
    interests: ["insurance_review", "policy_review", "coverage_optimization"],
    category: "advanced",
  },
  "multi-policy-savings": {
    id: "multi-policy-savings",
    title: "Regrouper ses assurances : est-ce payant?",
    description:
      "Comparez des assurances regroupées et des contrats séparés, en comptant les rabais, la taxe et les frais de résiliation.",
    questions: 8,
    actionText: "Vérifier ce qu’un regroupement fait économiser",
    leadType: "multi_policy_quote",
    interests: ["insurance_bundling", "multi_policy_discount", "insurance_savings"],
    category: "advanced",
  },
  "business-insurance-calculator": {
    id: "business-insurance-calculator",
    title: "Calculatrice d’assurance des entreprises",
    description:
      "Voyez quelles assurances la loi, vos contrats et le bon sens demandent pour une entreprise comme la vôtre, avec la raison et le montant.",
    questions: 16,
    actionText: "Dresser la liste de vos assurances",
    leadType: "business_insurance_quote",
    interests: ["business_insurance", "commercial_coverage", "liability_protection"],
    category: "business",
  },
  "estate-planning-review": {
    id: "estate-planning-review",
    title: "Bilan successoral : l’argent au décès",
    description:
      "Calculez l’impôt, les frais d’homologation ou de vérification du testament et les autres coûts à payer au décès. Voyez s’il y a de quoi les payer, ou s’il faut vendre un bien.",
    questions: 15,
    actionText: "Faire votre bilan successoral",
    leadType: "estate_planning_consultation",
    interests: ["estate_planning", "wealth_transfer", "tax_planning"],
    category: "specialized",
  },
  "senior-insurance-review": {
    id: "senior-insurance-review",
    title: "Bilan d’assurance à 60 ans et plus",
    description:
      "Passez vos contrats en revue après 60 ans, un par un : ce qu’il faut garder, ce qui a une date limite et ce dont vous pourriez vous passer.",
    questions: 18,
    actionText: "Faire le bilan après 60 ans",
    leadType: "senior_insurance_consultation",
    interests: ["senior_insurance", "retirement_planning", "insurance_optimization"],
    category: "specialized",
  },
  "insurance-comparison-tool": {
    id: "insurance-comparison-tool",
    title: "Comparateur de soumissions",
    description:
      "Jusqu’à trois de vos soumissions côte à côte : ce qui les distingue, et laquelle coûte le moins cher à garanties égales.",
    questions: 19,
    actionText: "Comparer vos soumissions",
    leadType: "insurance_comparison",
    interests: ["insurance_comparison", "company_research", "insurance_shopping"],
    category: "research",
  },
  "provincial-insurance-guide": {
    id: "provincial-insurance-guide",
    title: "Guide d’assurance de votre province",
    description:
      "Assurances obligatoires, taxes, régime d’assurance maladie, rentes ou pensions et organismes de réglementation de votre province. Ou deux provinces côte à côte, si vous déménagez.",
    questions: 2,
    actionText: "Consulter le guide de votre province",
    leadType: "provincial_guide_download",
    interests: ["provincial_insurance", "insurance_requirements", "regional_savings"],
    category: "resource",
  },
} as const satisfies { readonly [Id in ToolId]: ToolDefinition & { readonly id: Id } };

/** The twelve tools in the order of the hub. */
export const tools: readonly ToolDefinition[] = Object.values(toolsById);

/**
 * Typical premiums of the life guide, dollars a month. They stand in the guide's table too
 * (`learn/life-insurance.md`); neither fixes an age or an amount of cover.
 */
export const lifePremiumRanges = {
  term: { from: 20, to: 50 },
  wholeLife: { from: 200, to: 500 },
} as const satisfies Record<string, DollarRange>;
