import { officesFrom } from "#content/offices/office-records.ts";
import { factsOfTheWest } from "#content/offices/west.ts";

/** Offices of British Columbia, Alberta, Saskatchewan and Manitoba. */
export const officesOfTheWest = officesFrom(factsOfTheWest, {
  bcfsa: {
    name: "BC Financial Services Authority (BCFSA)",
    linkedNames: ["BC Financial Services Authority", "BCFSA"],
    takes:
      "La façon dont les assureurs de la Colombie-Britannique traitent leur clientèle. Dit aussi si un assureur est autorisé.",
    limits: "Ne règle pas un différend entre vous et l’assureur.",
    cost: "Sans frais",
  },
  "insurance-council-bc": {
    name: "Insurance Council of British Columbia",
    linkedNames: ["Insurance Council of British Columbia", "Insurance Council of BC"],
    takes: "Les agents, les vendeurs et les experts en sinistre, par une plainte écrite.",
    limits: "Ne peut ordonner ni paiement ni remboursement.",
    cost: "Sans frais",
  },
  "icbc-fairness": {
    name: "ICBC, agent d’équité (Fairness Officer)",
    linkedNames: [],
    takes:
      "La façon dont ICBC a pris une décision, après les réponses d’un gestionnaire et de son service des relations avec la clientèle. Le gouvernement nomme cette personne.",
    limits: "N’examine pas le montant ni la responsabilité à eux seuls.",
    cost: "Sans frais",
  },
  crt: {
    name: "Civil Resolution Tribunal",
    linkedNames: ["Civil Resolution Tribunal"],
    takes:
      "Un tribunal en ligne pour les indemnités d’ICBC en cas de blessure, les différends en copropriété et les petites créances. Il tranche.",
    cost: "Des frais par demande, indiqués dans son site",
  },
  bcuc: {
    name: "British Columbia Utilities Commission (BCUC)",
    linkedNames: ["British Columbia Utilities Commission", "BCUC"],
    takes: "Les tarifs de l’assurance de base d’ICBC. Tout le monde peut commenter une demande de hausse.",
    limits: "N’examine pas les dossiers individuels.",
    cost: "Sans frais",
  },
  "ombudsperson-bc": {
    name: "Ombudsman de la Colombie-Britannique (Ombudsperson)",
    linkedNames: [],
    takes: "Un traitement injuste par un organisme public comme ICBC, en dernier recours.",
    limits: "Jamais un assureur privé.",
    cost: "Sans frais",
  },
  "privacy-bc": {
    name: "Information and Privacy Commissioner for British Columbia",
    linkedNames: [],
    takes: "L’usage qu’une entreprise privée de la Colombie-Britannique a fait de vos renseignements personnels.",
    cost: "Sans frais",
  },
  "superintendent-ab": {
    name: "Superintendent of Insurance (surintendant des assurances), Alberta",
    linkedNames: ["Superintendent of Insurance", "surintendant des assurances", "Surintendant des assurances"],
    takes: "Les assureurs qui enfreignent les règles. Sa page donne le responsable des plaintes de chaque assureur.",
    limits: "Ne peut pas ordonner à un assureur de payer.",
    cost: "Sans frais",
  },
  "insurance-council-ab": {
    name: "Alberta Insurance Council",
    linkedNames: ["Alberta Insurance Council"],
    takes: "Les agents, les courtiers et les experts en sinistre.",
    cost: "Sans frais",
  },
  airb: {
    name: "Automobile Insurance Rate Board (AIRB)",
    linkedNames: ["Automobile Insurance Rate Board", "AIRB"],
    takes:
      "Les tarifs d’assurance auto et les droits des conducteurs, par exemple recevoir les conditions du renouvellement 30 jours d’avance.",
    limits: "N’examine pas les dossiers individuels.",
    cost: "Sans frais",
  },
  "ombudsman-ab": {
    name: "Ombudsman de l’Alberta",
    linkedNames: [],
    takes: "Un traitement injuste par un organisme public, en dernier recours.",
    limits: "Jamais un assureur privé.",
    cost: "Sans frais",
  },
  "privacy-ab": {
    name: "Information and Privacy Commissioner of Alberta",
    linkedNames: [],
    takes: "L’usage qu’une entreprise privée de l’Alberta a fait de vos renseignements personnels.",
    cost: "Sans frais",
  },
  fcaa: {
    name: "Financial and Consumer Affairs Authority (FCAA)",
    linkedNames: ["Financial and Consumer Affairs Authority", "FCAA"],
    takes: "Les assureurs de la Saskatchewan, à qui son surintendant des assurances donne leur permis.",
    limits: "Ne peut pas ordonner à un assureur de payer.",
    cost: "Sans frais",
  },
  "insurance-councils-sk": {
    name: "Insurance Councils of Saskatchewan",
    linkedNames: ["Insurance Councils of Saskatchewan"],
    takes: "Les agents et les experts en sinistre.",
    cost: "Sans frais",
  },
  "injury-appeal-sk": {
    name: "Automobile Injury Appeal Commission",
    linkedNames: ["Automobile Injury Appeal Commission"],
    takes:
      "La commission d’appel des blessés de la route : les décisions de SGI sur les indemnités. Elle tranche, et une personne de l’aide à l’appel vous aide sans frais.",
    cost: "75 $; on peut vous en dispenser",
    time: "Dans les 90 jours de la décision de SGI, ou dans les 60 jours d’une médiation qui échoue, selon la plus tardive des deux dates; jamais prolongé",
  },
  "rate-review-sk": {
    name: "Saskatchewan Rate Review Panel",
    linkedNames: ["Saskatchewan Rate Review Panel"],
    takes: "Les tarifs de l’assurance de SGI liée à la plaque. Tout le monde peut les commenter.",
    limits: "Conseille le gouvernement; n’examine pas les dossiers individuels.",
    cost: "Sans frais",
  },
  "ombudsman-sk": {
    name: "Ombudsman de la Saskatchewan",
    linkedNames: [],
    takes: "Un traitement injuste par un organisme public comme SGI, en dernier recours.",
    limits: "Jamais un assureur privé.",
    cost: "Sans frais",
  },
  mfsa: {
    name: "Office manitobain des services financiers (MFSA)",
    linkedNames: ["Office manitobain des services financiers", "Manitoba Financial Services Agency", "MFSA"],
    takes:
      "Les assureurs privés du Manitoba, à qui son surintendant des assurances donne leur permis. Le conseil des organismes de réglementation a son adresse.",
    limits: "Ne peut pas ordonner à un assureur de payer.",
    cost: "Sans frais",
  },
  "insurance-council-mb": {
    name: "Insurance Council of Manitoba",
    linkedNames: ["Insurance Council of Manitoba"],
    takes: "Les agents, les courtiers et les experts en sinistre, par écrit et sur son formulaire.",
    cost: "Sans frais",
  },
  "mpi-injury": {
    name: "Société d’assurance publique du Manitoba (SAPM), bureau de révision interne",
    linkedNames: [],
    takes: "La décision d’un gestionnaire de cas sur votre blessure. Ce bureau est séparé du service des sinistres.",
    cost: "Sans frais",
    time: "Dans les 60 jours de la décision",
  },
  "mpi-vehicle": {
    name: "Société d’assurance publique du Manitoba (SAPM), relations avec la clientèle (équité)",
    linkedNames: [],
    takes:
      "La responsabilité, les dommages et la façon dont la SAPM vous a traité, après l’expert en sinistre et un gestionnaire. Une révision indépendante ou la Cour des petites créances peut suivre.",
    cost: "Sans frais; la révision indépendante a des frais",
    time: "Dans les 30 jours pour la révision indépendante",
  },
  "injury-appeal-mb": {
    name: "Commission d’appel des accidents de la route",
    linkedNames: ["Commission d’appel des accidents de la route", "Bureau des conseillers des demandeurs"],
    takes:
      "Les décisions de la SAPM sur les blessures, après sa révision interne. La Commission tranche, et le Bureau des conseillers des demandeurs vous aide sans frais.",
    cost: "Sans frais",
    time: "Dans les 90 jours de la révision; la Commission peut accorder plus",
    url: "https://manitoba.ca/cp/auto/index.fr.html",
  },
  "pub-mb": {
    name: "Régie des services publics du Manitoba",
    linkedNames: ["Régie des services publics", "Public Utilities Board"],
    takes: "Les tarifs de l’assurance de base de la SAPM. Tout le monde peut les commenter.",
    limits: "N’examine pas les dossiers individuels.",
    cost: "Sans frais",
  },
  "ombudsman-mb": {
    name: "Ombudsman du Manitoba",
    linkedNames: [],
    takes: "Un traitement injuste par un organisme public comme la SAPM, en dernier recours.",
    limits: "Jamais un assureur privé.",
    cost: "Sans frais",
  },
});
