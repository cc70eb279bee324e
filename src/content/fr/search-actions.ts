import type { SearchAction } from "#site/search.ts";

/** What a visitor can do at some parts of pages. The search finds them by their titles and descriptions too. */
export const searchActions: readonly SearchAction[] = [
  {
    href: "/learn/travel-insurance#the-clause-about-medical-conditions",
    title: "Voir si un problème de santé est assuré en voyage",
    description: "Combien de temps votre santé doit être stable avant le départ, avec un exemple.",
  },
  {
    href: "/learn/travel-insurance#does-my-credit-card-cover-this-trip-or-rental-car",
    title: "Voir ce que votre carte de crédit assure",
    description: "Sept lignes à vérifier dans l’attestation d’assurance, pour un voyage et pour une auto louée.",
  },
  {
    href: "/blog/insurance-consumer-rights-canada#build-your-complaint",
    title: "Contester une décision ou porter plainte",
    description: "Les étapes dans l’ordre, les lettres, et qui décide après l’assureur.",
  },
  {
    href: "/blog/insurance-consumer-rights-canada#ombudsman-services",
    title: "Trouver le service de conciliation de votre assureur",
    description: "Qui reçoit votre plainte sans frais, une fois que l’assureur a donné sa réponse finale.",
  },
  {
    href: "/blog/insurance-consumer-rights-canada#offices-for-all-of-canada",
    title: "Numéros de téléphone des organismes qui peuvent vous aider",
    description:
      "Services de conciliation, organismes de réglementation et lignes contre la fraude, avec les heures et ce que chacun peut faire.",
  },
  {
    href: "/blog/insurance-consumer-rights-canada#while-the-policy-runs",
    title: "Résilier un contrat, ou répondre à un avis de résiliation",
    description:
      "Quand chaque partie peut mettre fin au contrat, quel préavis elle doit donner, et combien cela coûte.",
  },
  {
    href: "/blog/insurance-consumer-rights-canada#dispute-resolution",
    title: "Aller plus loin : évaluation, tribunal administratif ou cour",
    description: "Ce que coûte chaque voie, et la date après laquelle vous ne pouvez plus poursuivre.",
  },
  {
    href: "/blog/insurance-consumer-rights-canada#help-resources",
    title: "Ce qui est protégé si un assureur fait faillite",
    description: "Qui prend la relève, pour quels contrats, et jusqu’à quel montant.",
  },
  {
    href: "/learn/auto-insurance#total-loss-how-do-i-dispute-the-value-of-my-car",
    title: "Contester la valeur d’une auto en perte totale",
    description: "Cinq étapes, du rapport d’évaluation à l’arbitrage sur l’évaluation.",
  },
  {
    href: "/learn/life-insurance#after-a-death-how-do-i-find-and-claim-the-policy",
    title: "Trouver un contrat d’assurance vie après un décès et le faire payer",
    description: "Où chercher, qui cherche pour vous, et ce qu’il faut envoyer.",
  },
  {
    href: "/learn/questions#leaving-a-job",
    title: "Quitter un emploi : ce qui prend fin, et ce qui a une date limite",
    description:
      "Les assurances collectives vie et maladie peuvent devenir des assurances à votre nom, pendant un court délai.",
  },
  {
    href: "/learn/insurance-claims",
    title: "Déclarer un sinistre, étape par étape",
    description: "Qui prévenir, dans quel délai, quoi garder, et ce qui se passe ensuite.",
  },
  {
    href: "/insurance-types/life#products",
    title: "Comparer des produits d’assurance vie",
    description: "Quatre sortes côte à côte, avec ce qui est publié sur chacune.",
  },
  {
    href: "/tools/life-insurance-calculator",
    title: "Calculer combien d’assurance vie il vous faut",
    description: "Additionnez vos dettes, votre revenu et votre épargne. Le calcul se fait dans votre navigateur.",
  },
  {
    href: "/insurance-types/home#detailed",
    title: "Comparer les assureurs habitation côte à côte",
    description: "Dix assureurs, avec ce qui est publié sur chacun.",
  },
  {
    href: "/insurance-types/auto#products",
    title: "Comparer les assureurs auto",
    description: "Qui vend où, et ce qui est publié sur chacun.",
  },
  {
    href: "/learn/home-insurance#three-kinds-of-water-coverage",
    title: "Vérifier quelle eau votre assurance habitation couvre",
    description: "L’inondation, le refoulement d’égout et l’eau de mer sont trois choses différentes.",
  },
  {
    href: "/learn/home-insurance#condos-tenants-and-second-homes",
    title: "L’assurance des locataires",
    description:
      "Ce que paie l’assurance locataire : vos biens, votre responsabilité et les frais pour vivre ailleurs.",
  },
  {
    href: "/learn/auto-insurance#discounts-you-can-get",
    title: "Des rabais pour les années sans sinistre",
    description: "Ailleurs, on parle de bonus ou de NCB. Au Canada, c’est un rabais pour conduite sans sinistre.",
  },
  {
    href: "/learn/insurance-savings",
    title: "Payer moins cher pour la même protection",
    description: "Quels rabais demander, et quelles économies coûtent plus qu’elles ne rapportent.",
  },
  {
    href: "/learn/insurance-savings#your-premium-jumped-and-you-had-no-claim",
    title: "Votre prime a bondi : pourquoi, et que faire cette semaine",
    description:
      "De combien les prix ont monté, ce qui fait aussi grimper une facture, et quatre questions à votre assureur.",
  },
  {
    href: "/provincial/quebec-insurance-guide#drug-coverage-the-law-requires",
    title: "RAMQ : l’assurance médicaments obligatoire au Québec",
    description: "Qui doit adhérer à quel régime, et ce que coûte le régime public.",
  },
  {
    href: "/learn/disability-insurance#what-sets-the-price",
    title: "Ce que coûte l’assurance invalidité, et pourquoi",
    description: "Des prix publiés selon l’âge et l’emploi, et ce qui change le vôtre.",
  },
  {
    href: "/learn/new-immigrant-insurance",
    title: "Vous arrivez au Canada : quoi régler, semaine par semaine",
    description: "Carte d’assurance maladie, logement, auto et travail, dans l’ordre où il faut s’en occuper.",
  },
  {
    href: "/learn/new-immigrant-insurance#parents-and-grandparents-the-super-visa",
    title: "Super visa : ce que l’assurance doit contenir, et son prix",
    description: "Ce que le contrat doit contenir, et les prix d’un vendeur selon l’âge.",
  },
  {
    href: "/privacy-policy",
    title: "Ce que deviennent ici vos renseignements personnels",
    description: "Ce qui est gardé, pendant combien de temps, et comment le voir ou le faire effacer.",
  },
  {
    href: "/terms-of-service",
    title: "Conditions d’utilisation",
    description: "Ce que vous pouvez attendre de ce site, et ce qu’il vous demande.",
  },
  {
    href: "/tools/insurance-comparison-tool",
    title: "Comparer des soumissions à garanties égales",
    description: "Mettez côte à côte ce que comprend chaque soumission avant de regarder son prix.",
  },
  {
    href: "/tools/consultation",
    title: "Parler à quelqu’un pendant 15 minutes, sans frais",
    description: "Demandez un appel. On ne vous y vend rien.",
  },
  {
    href: "/insurance-quotes-canada",
    title: "Demander des soumissions",
    description: "Trois façons de commencer, ce qu’il faut préparer, et ce que deviennent vos renseignements.",
  },
  {
    href: "/learn/how-insurance-works#glossary",
    title: "Le lexique",
    description: "Les mots de l’assurance, expliqués en une ou deux phrases, avec leur nom anglais.",
  },
];
