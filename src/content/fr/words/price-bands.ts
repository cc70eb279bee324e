import type { Translation } from "#content/translation.ts";

type English = typeof import("../../en/words/price-bands.ts");

/** Product and period of the prices in brief. */
export const bandWords = {
  averageCar: "Assurance auto, prime moyenne payée, par année",
  privateCar: "Assurance auto, part privée de la prime moyenne payée, par année",
  averageHome: "Assurance habitation, prime moyenne payée, par année",
  homeQuote: "Assurance habitation, soumission moyenne, par année",
  homeQuoteWithWater: "Assurance habitation, soumission à un propriétaire avec garanties pour l’eau, par année",
  homeByABroker: "Assurance habitation, estimation d’un courtier, par année",
  tenant: {
    month: "Assurance locataire : biens et responsabilité civile, par mois",
    year: "Assurance locataire : biens et responsabilité civile, par année",
  },
  condo: {
    month: "Assurance copropriétaire : biens, logement et responsabilité civile, par mois",
    year: "Assurance copropriétaire : biens, logement et responsabilité civile, par année",
  },
  term20: "Assurance vie temporaire 20 ans de 500 000 $, non-fumeur, par mois",
  term20OfSmokers:
    "Assurance vie temporaire 20 ans de 250 000 $, moyenne du marché pour les fumeurs de tout âge, par mois",
  term10: "Assurance vie temporaire 10 ans de 100 000 $, par mois",
  tenDaysInTheUnitedStates: "Dix jours aux États-Unis à 30 ans, soins médicaux seulement",
  twoMonthsInTheUnitedStates: "Deux mois aux États-Unis à 70 ans, soins médicaux seulement",
  healthAndDental: "Régime individuel de soins médicaux et dentaires, par mois",
  liability: "Responsabilité civile de 2 millions de dollars, estimations d’un courtier, par année",
  incomeOf3000: "3 000 $ par mois jusqu’à 65 ans après 90 jours, comptables de l’Ouest canadien, par mois",
} as const satisfies Translation<English["bandWords"]>;

/** Who, where or what a price in brief is for. */
export const bandWordsOf = {
  otherTrades: "Autre métier : aucune liste trouvée. Comptez de 1 % à 9 % du revenu, selon l’âge et l’emploi",
  woman: (age) => `Femme, ${age} ans`,
  man: (age) => `Homme, ${age} ans`,
  nonSmokingMan: (age) => `Homme qui ne fume pas, ${age} ans`,
  smokingMan: (age) => `Homme qui fume, ${age} ans`,
  smokingWomen: "Femmes qui fument",
  smokingMen: "Hommes qui fument",
  womanUnder: (age) => `Femme de moins de ${age} ans`,
  manUnder: (age) => `Homme de moins de ${age} ans`,
  womanAged: (from, to) => `Femme, ${from} à ${to} ans`,
  manAged: (from, to) => `Homme, ${from} à ${to} ans`,
  anyoneAged: (from, to) => `Tout le monde, ${from} à ${to} ans`,
  sixInsurers: "Six assureurs",
  canada: "Canada",
  onePerson: "Une personne",
  family: "Une famille",
  allPolicies: "Tous les contrats",
  condo: "Condo",
  house: "Maison",
  condoOwners: "Copropriétaires",
  houseOwners: "Propriétaires de maison",
  ruralOntario: "Ontario rural",
  greaterToronto: "Grand Toronto",
  quebecCity: "Ville de Québec",
  montrealCentreAndEast: "Montréal, centre et est",
  shopOrOffice: "Boutique ou bureau",
  handyman: "Homme à tout faire",
  plumberOrElectrician: "Plombier, électricien",
} as const satisfies Translation<English["bandWordsOf"]>;
