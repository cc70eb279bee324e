import type { PhraseGroup } from "./phrases.ts";

const questions = "/learn/questions";
const rights = "/blog/insurance-consumer-rights-canada";
const homeArticle = "/blog/home-insurance-guide-canada-2024";
const lifeArticle = "/blog/best-life-insurance-canada-2024";
const firstHours = "/learn/life-events/first-48-hours";

/** As the English phrases: the site's own questions in other words, and what people in Canada write. */
export const frenchPhrases: readonly PhraseGroup[] = [
  // Prix et paiement.
  {
    pages: [questions, "/learn/insurance-savings", "/insurance-rates-canada"],
    phrases: [
      "ma prime a augmenté sans réclamation",
      "pourquoi mon renouvellement coûte plus cher",
      "hausse de prime sans accident",
      "pourquoi les assurances augmentent au canada",
    ],
  },
  {
    pages: ["/learn/insurance-savings", "/insurance-rates-canada", questions],
    phrases: ["payer moins cher mes assurances", "rabais à demander", "économiser sur l'assurance"],
  },
  {
    pages: [questions, "/learn/insurance-savings"],
    phrases: ["payer par mois ou une fois par année", "frais de paiement mensuel"],
  },
  {
    pages: [questions, "/learn/home-insurance", "/learn/insurance-savings"],
    phrases: ["augmenter ma franchise pour baisser ma prime", "franchise de 1000 ou 500"],
  },
  {
    pages: [questions, "/learn/home-insurance", homeArticle, "/blog/auto-insurance-rates-by-province-2024"],
    phrases: ["taxe sur les primes d'assurance", "y a-t-il une taxe sur l'assurance habitation"],
  },
  {
    pages: [questions, "/learn/choose-insurance", "/learn/insurance-comparison"],
    phrases: ["combien de soumissions demander", "quand magasiner avant le renouvellement"],
  },
  {
    pages: [questions, "/learn/choose-insurance", "/learn/how-insurance-works"],
    phrases: ["assureur direct ou courtier", "comment un courtier est payé"],
  },
  {
    pages: ["/tools/multi-policy-savings"],
    phrases: ["regrouper auto et habitation", "économies en regroupant mes assurances"],
  },
  {
    pages: ["/tools/insurance-comparison-tool", "/learn/insurance-comparison", "/learn/resources/comparison-workbook"],
    phrases: ["comparer deux soumissions", "cahier de comparaison", "comparateur d'assurance"],
  },
  {
    pages: ["/learn/insurance-comparison", "/insurance-types/home", homeArticle, lifeArticle],
    phrases: ["cote de solidité financière d'un assureur"],
  },
  { pages: ["/learn/insurance-comparison"], phrases: ["quelles marques appartiennent à la même compagnie"] },
  { pages: ["/insurance-quotes-canada"], phrases: ["obtenir une soumission", "quoi préparer pour une soumission"] },
  {
    pages: ["/learn/prices", "/insurance-rates-canada"],
    phrases: ["prix publiés des assurances", "coût moyen de l'assurance au canada"],
  },
  { pages: ["/tools/consultation"], phrases: ["parler à quelqu'un", "prendre rendez-vous avec un conseiller"] },

  // Auto.
  {
    pages: [
      "/learn/auto-insurance",
      "/insurance-types/auto",
      "/learn/prices",
      "/blog/auto-insurance-rates-by-province-2024",
      "/tools/auto-insurance-calculator",
    ],
    phrases: ["combien coûte l'assurance auto", "prix moyen assurance automobile"],
  },
  {
    pages: ["/blog/auto-insurance-rates-by-province-2024", "/insurance-rates-canada", "/insurance-types/auto"],
    phrases: ["province où l'assurance auto est la moins chère", "prix assurance auto par province"],
  },
  { pages: ["/tools/auto-insurance-calculator"], phrases: ["calculatrice assurance auto", "calculer ma prime auto"] },
  {
    pages: ["/learn/auto-insurance", questions],
    phrases: ["conduire l'auto d'un ami", "un ami a eu un accident avec mon char", "prêter ma voiture"],
  },
  {
    pages: ["/learn/auto-insurance"],
    phrases: [
      "mon fils conduit mon auto",
      "ma fille étudie loin de la maison assurance auto",
      "ajouter un jeune conducteur à mon contrat",
    ],
  },
  {
    pages: ["/learn/auto-insurance", questions],
    phrases: ["grêle sur mon auto", "pare-brise fissuré", "auto vandalisée", "arbre tombé sur ma voiture"],
  },
  {
    pages: ["/learn/auto-insurance", questions, "/learn/insurance-claims"],
    phrases: [
      "accident non responsable est-ce que ma prime augmente",
      "appeler mon assureur compte-t-il comme un sinistre",
    ],
  },
  {
    pages: ["/learn/auto-insurance", questions],
    phrases: [
      "contravention vitesse assurance",
      "combien de temps une infraction reste au dossier",
      "accident responsable augmentation de prime",
    ],
  },
  {
    pages: ["/learn/auto-insurance", questions],
    phrases: ["perte totale offre trop basse", "contester la valeur de ma voiture"],
  },
  { pages: ["/learn/auto-insurance", questions], phrases: ["voiture volée indemnisation", "on m'a volé mon auto"] },
  {
    pages: ["/learn/auto-insurance", questions],
    phrases: ["garder la collision sur un vieux char", "deux bords ou un bord", "enlever la garantie collision"],
  },
  {
    pages: ["/learn/auto-insurance", questions],
    phrases: ["assurance chauffeur uber", "livraison de repas avec mon auto", "louer mon auto sur turo"],
  },
  {
    pages: ["/learn/auto-insurance", questions, "/insurance-types/auto"],
    phrases: ["responsabilité civile 1 million ou 2 millions", "assurance auto minimum obligatoire"],
  },
  {
    pages: ["/learn/auto-insurance", "/tools/auto-insurance-calculator"],
    phrases: ["télématique application de conduite"],
  },
  {
    pages: [
      "/learn/auto-insurance",
      firstHours,
      "/learn/resources/new-driver-kit",
      "/learn/insurance-claims",
      questions,
    ],
    phrases: ["quoi faire après un accident de la route", "accrochage dans un stationnement"],
  },
  { pages: ["/learn/auto-insurance", questions], phrases: ["qui paie quand on me frappe par derrière"] },
  {
    pages: ["/learn/resources/new-driver-kit", "/learn/young-professionals-insurance"],
    phrases: [
      "assurance nouveau conducteur",
      "permis probatoire assurance",
      "apprenti conducteur",
      "première auto à 18 ans",
    ],
  },
  {
    pages: ["/learn/life-events/cancelled-or-refused", "/learn/auto-insurance", questions],
    phrases: [
      "alcool au volant assurance",
      "conducteur à risque élevé",
      "personne ne veut m'assurer",
      "contrat résilié pour non-paiement",
      "permis suspendu assurance",
    ],
  },
  {
    pages: ["/learn/life-events/moving-to-another-province"],
    phrases: ["déménager en ontario avec mon auto", "changer de province"],
  },
  { pages: ["/learn/new-immigrant-insurance", questions], phrases: ["nouvel arrivant assurance auto sans historique"] },
  {
    pages: ["/learn/insurance-claims", "/learn/auto-insurance", questions],
    phrases: ["choisir mon garage après un accident", "mon assureur impose son garage"],
  },
  {
    pages: ["/learn/auto-insurance", "/blog/auto-insurance-rates-by-province-2024"],
    phrases: ["avenants auto par numéro"],
  },

  // Habitation.
  {
    pages: ["/learn/home-insurance", firstHours, homeArticle, "/learn/insurance-claims", questions],
    phrases: ["mon toit coule", "eau dans le sous-sol", "tuyau éclaté", "dégât d'eau chez le voisin"],
  },
  {
    pages: ["/learn/home-insurance", homeArticle, questions],
    phrases: ["inondation couverte ou non", "refoulement d'égout", "dégât d'eau assurance maison"],
  },
  {
    pages: ["/learn/home-insurance", questions, "/provincial/british-columbia-insurance-guide"],
    phrases: ["assurance tremblement de terre utile"],
  },
  {
    pages: ["/learn/home-insurance", homeArticle, questions],
    phrases: ["maison inoccupée pendant deux mois", "maison vacante", "partir l'hiver et laisser la maison vide"],
  },
  {
    pages: ["/learn/home-insurance", questions, homeArticle],
    phrases: ["vélo volé assurance", "limite pour les bijoux"],
  },
  {
    pages: ["/learn/home-insurance", homeArticle],
    phrases: ["moisissure assurance habitation", "réservoir à mazout", "fils électriques anciens", "poêle à bois"],
  },
  {
    pages: ["/learn/home-insurance", homeArticle],
    phrases: ["valeur à neuf ou valeur au jour du sinistre", "coût de reconstruction garanti"],
  },
  {
    pages: ["/tools/home-insurance-calculator", homeArticle, questions, "/learn/home-insurance"],
    phrases: [
      "pour quel montant assurer ma maison",
      "calculer le coût de reconstruction",
      "valeur marchande ou reconstruction",
    ],
  },
  {
    pages: [
      "/learn/home-insurance",
      "/learn/prices",
      homeArticle,
      "/insurance-types/home",
      "/tools/home-insurance-calculator",
    ],
    phrases: ["combien coûte une assurance habitation", "prix moyen assurance maison"],
  },
  {
    pages: ["/insurance-types/home"],
    phrases: ["meilleure assurance habitation", "classement des assureurs habitation"],
  },
  {
    pages: ["/learn/home-insurance", questions, homeArticle],
    phrases: ["feu de forêt près de chez moi", "évacuation frais d'hôtel", "frais de subsistance après un incendie"],
  },
  {
    pages: ["/learn/home-insurance", questions],
    phrases: ["combien de temps un sinistre habitation reste au dossier", "réclamer ou payer soi-même"],
  },
  { pages: ["/learn/home-insurance", homeArticle], phrases: ["assurance habitation obligatoire", "assurer un chalet"] },
  {
    pages: ["/learn/life-events/first-home", "/faq"],
    phrases: ["achat première maison assurance", "ce que la banque exige pour l'hypothèque", "SCHL"],
  },
  {
    pages: [
      "/learn/life-events/first-rental",
      "/learn/home-insurance",
      questions,
      homeArticle,
      "/provincial/quebec-insurance-guide",
      "/learn/prices",
    ],
    phrases: ["premier appartement", "mon coloc est-il couvert", "étudiant en appartement"],
  },
  {
    pages: ["/learn/life-events/condo", "/learn/home-insurance", homeArticle, questions],
    phrases: [
      "assurance condo",
      "franchise du syndicat de copropriété",
      "cotisation spéciale condo",
      "assurance du syndicat et la mienne",
    ],
  },
  {
    pages: ["/learn/life-events/landlord", "/learn/home-insurance", questions],
    phrases: ["assurance airbnb", "propriétaire d'un duplex locatif", "un locataire a endommagé mon logement"],
  },
  { pages: ["/learn/home-insurance", homeArticle, "/learn/insurance-savings"], phrases: ["rabais système d'alarme"] },
  {
    pages: ["/learn/home-insurance", "/learn/life-events/working-for-yourself", "/learn/business-insurance", questions],
    phrases: ["entreprise à la maison assurance", "télétravail matériel couvert"],
  },

  // Vie.
  {
    pages: ["/tools/life-insurance-calculator", "/learn/life-insurance", questions],
    phrases: [
      "combien d'assurance vie me faut-il",
      "calculatrice assurance vie",
      "montant d'assurance vie avec deux enfants",
    ],
  },
  {
    pages: ["/learn/life-insurance", "/insurance-types/life", questions, "/learn/prices", lifeArticle],
    phrases: ["prix assurance vie temporaire 20 ans", "assurance vie fumeur prix"],
  },
  {
    pages: ["/learn/life-insurance", "/insurance-types/life", questions, lifeArticle],
    phrases: ["temporaire ou permanente", "assurance vie entière placement", "transformer ma temporaire"],
  },
  {
    pages: ["/learn/life-insurance", questions, "/faq"],
    phrases: ["assurance vie hypothécaire de la banque", "assurance prêt de ma caisse"],
  },
  {
    pages: ["/insurance-types/life", questions, lifeArticle, "/learn/life-insurance"],
    phrases: ["assurance vie après un cancer", "assurance vie sans examen médical", "dépression et assurance vie"],
  },
  {
    pages: ["/learn/life-insurance", questions, lifeArticle],
    phrases: ["capital-décès imposable", "emprunter sur ma police", "valeur de rachat impôt"],
  },
  {
    pages: ["/learn/life-insurance", "/learn/life-events/a-death-in-the-family", questions],
    phrases: ["retrouver l'assurance vie de mon père décédé", "mon mari est mort"],
  },
  { pages: ["/learn/life-events/a-death-in-the-family"], phrases: ["ma mère est morte sa maison et son auto"] },
  {
    pages: ["/learn/life-insurance", lifeArticle],
    phrases: ["changer de bénéficiaire après un divorce", "bénéficiaire mineur", "avenants utiles assurance vie"],
  },
  {
    pages: ["/learn/life-events/new-baby", "/learn/life-insurance"],
    phrases: ["je suis enceinte", "on attend un bébé assurance", "naissance quoi faire"],
  },
  { pages: [lifeArticle, "/insurance-types/life"], phrases: ["meilleure assurance vie", "comparer les assureurs vie"] },
  {
    pages: ["/blog/insurance-actuarial-tables-explained"],
    phrases: ["espérance de vie table", "comment les assureurs calculent les primes"],
  },
  {
    pages: ["/tools/estate-planning-review", "/learn/life-insurance", "/learn/high-net-worth-insurance"],
    phrases: ["impôt au décès sur le chalet", "impôt sur ma succession"],
  },
  {
    pages: ["/learn/life-events/moving-in-together-or-apart", "/learn/life-insurance"],
    phrases: ["séparation qui garde l'assurance", "ajouter mon conjoint au contrat"],
  },

  // Travail et santé.
  {
    pages: [
      "/learn/life-events/leaving-a-job",
      questions,
      "/learn/young-professionals-insurance",
      "/learn/health-insurance",
    ],
    phrases: [
      "j'ai perdu mon emploi assurances collectives",
      "démission assurance médicaments",
      "mis à pied avantages sociaux",
      "transformer l'assurance vie collective",
    ],
  },
  {
    pages: [
      "/learn/disability-insurance",
      "/learn/life-events/working-for-yourself",
      questions,
      "/tools/disability-insurance-calculator",
      "/learn/young-professionals-insurance",
    ],
    phrases: ["travailleur autonome congé de maladie", "pigiste malade sans salaire", "invalidité à son compte"],
  },
  {
    pages: ["/learn/life-events/working-for-yourself", "/learn/business-insurance"],
    phrases: ["partir à mon compte assurances", "devenir pigiste"],
  },
  {
    pages: ["/tools/disability-insurance-calculator", "/learn/disability-insurance", "/insurance-types/disability"],
    phrases: ["combien de mois durent mes économies si je suis malade", "combien d'assurance invalidité"],
  },
  {
    pages: ["/learn/disability-insurance", questions, "/insurance-types/disability"],
    phrases: [
      "prestation d'invalidité imposable",
      "invalidité cesse après deux ans",
      "propre profession ou toute profession",
      "assurance salaire refusée",
      "assurance-emploi maladie combien de semaines",
      "prix assurance invalidité",
    ],
  },
  {
    pages: ["/learn/health-insurance", questions, "/insurance-types/health", "/learn/insurance-for-seniors"],
    phrases: [
      "régime canadien de soins dentaires",
      "suis-je admissible au dentiste gratuit",
      "massothérapie physio couvert",
      "lunettes et dentiste",
      "coordination avec le régime de mon conjoint",
    ],
  },
  {
    pages: ["/learn/health-insurance", questions, "/insurance-types/health", "/learn/prices"],
    phrases: ["assurance maladies graves vaut-elle la peine", "maladies graves prix par mois"],
  },
  {
    pages: ["/learn/young-professionals-insurance"],
    phrases: ["assurances quand on commence à travailler", "brochure d'assurance collective premier emploi"],
  },
  {
    pages: ["/learn/insurance-for-seniors", "/tools/senior-insurance-review"],
    phrases: ["assurance pour retraités", "quelles assurances laisser tomber à la retraite"],
  },
  { pages: ["/tools/coverage-gap-analyzer"], phrases: ["quelles protections me manquent"] },
  { pages: ["/insurance-types"], phrases: ["quelles assurances sont obligatoires au canada"] },

  // Voyage et arrivée.
  {
    pages: ["/learn/travel-insurance", questions, "/insurance-types/travel"],
    phrases: ["assurance voyage maladie préexistante", "problème cardiaque floride", "période de stabilité voyage"],
  },
  {
    pages: ["/learn/travel-insurance", questions],
    phrases: [
      "combien de jours snowbird en floride",
      "ma carte visa couvre-t-elle l'annulation",
      "auto louée carte de crédit",
      "annuler mon voyage malade",
    ],
  },
  {
    pages: [
      "/learn/travel-insurance",
      "/insurance-types/travel",
      "/learn/prices",
      "/tools/travel-insurance-calculator",
    ],
    phrases: ["prix assurance voyage 75 ans", "facture d'hôpital aux états-unis"],
  },
  {
    pages: ["/learn/travel-insurance", questions, "/insurance-types/travel", "/provincial/quebec-insurance-guide"],
    phrases: ["assurance voyage au canada nécessaire", "ramq hors du québec", "bagages perdus"],
  },
  {
    pages: [
      "/learn/new-immigrant-insurance",
      "/insurance-types/travel",
      "/learn/travel-insurance",
      questions,
      "/learn/prices",
    ],
    phrases: ["super visa pour mes parents"],
  },
  {
    pages: [
      "/learn/new-immigrant-insurance",
      questions,
      "/learn/health-insurance",
      "/provincial/quebec-insurance-guide",
    ],
    phrases: [
      "nouvel arrivant",
      "délai de carence carte soleil",
      "étudiant international assurance maladie",
      "permis de travail assurance santé",
    ],
  },

  // Entreprise.
  {
    pages: [
      "/learn/business-insurance",
      "/insurance-types/business",
      questions,
      "/tools/business-insurance-calculator",
    ],
    phrases: [
      "assurance petite entreprise",
      "assurance entrepreneur en construction",
      "assurance pour un restaurant",
      "pertes d'exploitation",
      "assurance responsabilité commerciale prix",
    ],
  },

  // Sinistres et droits.
  {
    pages: [rights, "/learn/insurance-claims", questions],
    phrases: [
      "mon assureur refuse de payer",
      "réclamation refusée que faire",
      "refus pour fausse déclaration",
      "contester la décision de mon assureur",
      "mon dossier traîne chez l'assureur",
      "offre de règlement trop basse",
    ],
  },
  {
    pages: [rights, questions, "/learn/insurance-claims"],
    phrases: ["ombudsman des assurances", "modèle de lettre de plainte", "plainte contre un courtier", "AMF plainte"],
  },
  {
    pages: [rights],
    phrases: ["petites créances assurance", "délai pour poursuivre", "évaluation en cas de désaccord"],
  },
  {
    pages: ["/learn/insurance-claims", questions, firstHours],
    phrases: [
      "délai pour déclarer un sinistre",
      "comment faire une réclamation",
      "visite de l'expert en sinistre",
      "preuve de sinistre formulaire",
    ],
  },
  {
    pages: [firstHours, "/learn/insurance-claims", "/learn/home-insurance", homeArticle],
    phrases: ["cambriolage que faire"],
  },
  {
    pages: [rights, questions, "/learn/life-events/cancelled-or-refused"],
    phrases: [
      "mon assureur peut-il résilier mon contrat",
      "contrat non renouvelé",
      "annuler mon assurance avant la fin pénalité",
    ],
  },
  {
    pages: [rights, "/learn/how-insurance-works", "/learn/high-net-worth-insurance", lifeArticle],
    phrases: ["si mon assureur fait faillite"],
  },
  {
    pages: ["/blog/insurance-fraud-canada"],
    phrases: [
      "accident mis en scène",
      "faux courtier",
      "dénoncer une fraude d'assurance",
      "vérifier le permis d'un vendeur d'assurance",
    ],
  },
  { pages: ["/learn/how-insurance-works"], phrases: ["comment fonctionne l'assurance"] },
  {
    pages: ["/learn/high-net-worth-insurance"],
    phrases: ["assurance pour familles fortunées", "collection d'art assurance"],
  },

  // Crédit.
  {
    pages: ["/faq", questions],
    phrases: [
      "une soumission affecte-t-elle ma cote de crédit",
      "bonne cote de crédit",
      "erreur dans mon dossier de crédit",
      "dossier de crédit gratuit",
      "vol d'identité",
      "bâtir son crédit nouvel arrivant",
      "simulation de crise hypothèque",
      "mise de fonds minimale",
      "payer le minimum sur ma carte",
      "agence de recouvrement m'appelle",
      "carte de crédit garantie",
    ],
  },

  // Définitions.
  { pages: ["glossary-deductible"], phrases: ["qu'est-ce qu'une franchise"] },
  { pages: ["glossary-premium"], phrases: ["que veut dire prime"] },
  { pages: ["glossary-subrogation"], phrases: ["subrogation"] },
  { pages: ["glossary-endorsement", "glossary-rider"], phrases: ["avenant définition"] },
  { pages: ["glossary-beneficiary"], phrases: ["bénéficiaire c'est quoi"] },
  { pages: ["glossary-adjuster"], phrases: ["qu'est-ce qu'un expert en sinistre"] },
  { pages: ["glossary-segregated-fund"], phrases: ["fonds distinct"] },
  { pages: ["glossary-reinsurance"], phrases: ["réassurance définition"] },
  { pages: ["glossary-dcpd"], phrases: ["c'est quoi l'indemnisation directe"] },
  { pages: ["glossary-co-insurance"], phrases: ["règle proportionnelle"] },

  // Lieux.
  {
    pages: ["/provincial/quebec-insurance-guide"],
    phrases: [
      "saaq indemnité",
      "SAAQ",
      "assurance québec",
      "régime d'assurance médicaments ramq",
      "assurance auto Laval",
    ],
  },
  { pages: ["/provincial/ontario-insurance-guide"], phrases: ["assurance auto ontario", "Toronto"] },
  { pages: ["/provincial/new-brunswick-insurance-guide"], phrases: ["nouveau-brunswick", "moncton assurance auto"] },
  { pages: ["/provincial/british-columbia-insurance-guide"], phrases: ["ICBC", "vancouver assurance"] },
  { pages: ["/provincial/manitoba-insurance-guide"], phrases: ["manitoba autopac", "winnipeg"] },
  { pages: ["/provincial/alberta-insurance-guide"], phrases: ["alberta assurance auto"] },
  { pages: ["/provincial/nova-scotia-insurance-guide"], phrases: ["halifax"] },
  { pages: ["/provincial/prince-edward-island-insurance-guide"], phrases: ["île-du-prince-édouard"] },
  { pages: ["/provincial/newfoundland-and-labrador-insurance-guide"], phrases: ["terre-neuve"] },
  { pages: ["/provincial/yukon-insurance-guide"], phrases: ["yukon"] },

  // Compagnies.
  { pages: ["/company-analysis/intact-financial-analysis"], phrases: ["intact assurance", "belairdirect"] },
  { pages: ["/company-analysis/desjardins-analysis"], phrases: ["desjardins"] },
  { pages: ["/company-analysis/ia-financial-analysis"], phrases: ["industrielle alliance"] },
  { pages: ["/company-analysis/manulife-financial-analysis"], phrases: ["manuvie avis"] },
  { pages: ["/company-analysis/sun-life-financial-analysis"], phrases: ["sun life"] },
  { pages: ["/company-analysis/td-insurance-analysis"], phrases: ["td meloche monnex"] },
  { pages: ["/company-analysis/canada-life-analysis"], phrases: ["canada vie"] },
  { pages: ["/insurance-types/home", "/insurance-types/auto"], phrases: ["intact ou desjardins"] },

  // Le site.
  { pages: ["/privacy-policy"], phrases: ["que faites-vous de mes données"] },
  { pages: ["/about", "/terms-of-service"], phrases: ["comment northcover gagne de l'argent"] },

  // Rien.
  {
    pages: ["nothing"],
    phrases: ["thermopompe", "assurance pour mon chien", "assurance cheval", "bitcoin", "billets de concert"],
  },
];
