import { factsOfCanada } from "#content/offices/canada.ts";
import { officesFrom } from "#content/offices/office-records.ts";

/** Offices that serve all of Canada, in the order in which a person is likely to need them. */
export const officesOfCanada = officesFrom(factsOfCanada, {
  gio: {
    name: "Service de conciliation en assurance de dommages (SCAD)",
    linkedNames: ["Service de conciliation en assurance de dommages", "SCAD"],
    takes:
      "Les sinistres et le service des assureurs habitation, auto et d’entreprise, une fois que vous avez la lettre de position finale. Le SCAD tente une conciliation, puis une médiation. En dernier lieu, une personne indépendante étudie le dossier et tranche.",
    limits:
      "Ne reçoit pas les plaintes sur les prix ou un refus de vendre, sauf pour les primes auto en Alberta, ni les affaires devant un tribunal.",
    cost: "Sans frais",
    url: "https://scadcanada.org/nos-services-de-conciliation/",
  },
  olhi: {
    name: "Ombudsman des assurances de personnes (OAP)",
    linkedNames: ["Ombudsman des assurances de personnes", "OAP"],
    takes:
      "Assurance vie, invalidité, maladie et voyage, rentes et fonds distincts, une fois que vous avez la lettre de position finale. L’OAP cherche aussi un contrat d’assurance vie perdu.",
    limits: "Fait des recommandations; ne peut pas ordonner un paiement.",
    cost: "Sans frais",
    time: "Après 90 jours sans lettre de position finale, l’OAP la réclame à l’assureur",
    url: "https://oapcanada.ca/a-propos/",
  },
  obsi: {
    name: "Ombudsman des services bancaires et d’investissement (OSBI)",
    linkedNames: ["Ombudsman des services bancaires et d’investissement", "OSBI"],
    takes: "Les banques et les sociétés de placement; pour une assurance vendue par une banque, la part de la banque.",
    limits: "Fait des recommandations; ne peut pas ordonner un paiement.",
    cost: "Sans frais",
    time: "Après 56 jours sans réponse d’une banque (90 pour une société de placement); dans les 180 jours de sa réponse finale",
    url: "https://obsi.ca/fr/pour-les-clients/foire-aux-questions",
  },
  mico: {
    name: "Mutual Insurance Companies OmbudService (MICO)",
    linkedNames: ["Mutual Insurance Companies OmbudService", "MICO"],
    takes:
      "Le service de conciliation des mutuelles : sinistres et garanties d’une mutuelle membre, après l’ombudsman de l’assureur.",
    limits: "Fait des recommandations; ne peut pas ordonner un paiement.",
    cost: "Sans frais",
    time: "Une médiation de 90 minutes, puis une recommandation",
  },
  ibc: {
    name: "Bureau d’assurance du Canada (BAC), Centre d’information sur les assurances",
    linkedNames: [],
    takes: "Vos questions sur l’assurance habitation, auto et des entreprises, et de l’aide pour trouver un assureur.",
    limits: "C’est l’association des assureurs; elle ne tranche rien.",
    cost: "Sans frais",
  },
  clhia: {
    name: "Association canadienne des compagnies d’assurances de personnes (ACCAP)",
    linkedNames: [],
    takes: "Des guides clairs sur l’assurance vie, invalidité et maladie.",
    limits: "C’est l’association des assureurs; pour une plainte, voyez l’OAP.",
    cost: "Sans frais",
  },
  fcac: {
    name: "Agence de la consommation en matière financière du Canada (ACFC)",
    linkedNames: ["Agence de la consommation en matière financière du Canada", "ACFC"],
    takes: "Les banques et les assureurs fédéraux qui enfreignent une règle de protection des consommateurs.",
    limits: "Ne règle pas votre dossier et ne vous obtient aucune indemnité.",
    cost: "Sans frais",
    url: "https://www.canada.ca/fr/agence-consommation-matiere-financiere/services/plaintes/deposer-plainte-institution-financiere.html",
  },
  osfi: {
    name: "Bureau du surintendant des institutions financières (BSIF)",
    linkedNames: ["Bureau du surintendant des institutions financières", "BSIF"],
    takes: "Dit si un assureur fédéral est autorisé et vérifie qu’il peut payer.",
    limits: "Ne reçoit aucune plainte sur un sinistre ou un prix.",
    cost: "Sans frais",
  },
  ccir: {
    name: "Conseil canadien des responsables de la réglementation d’assurance (CCRRA)",
    linkedNames: ["Conseil canadien des responsables de la réglementation d’assurance", "CCRRA"],
    takes: "Donne l’organisme de réglementation de chaque province et territoire.",
    limits: "Ne reçoit pas de plaintes.",
    cost: "Sans frais",
  },
  facility: {
    name: "Facility Association",
    linkedNames: ["Facility Association"],
    takes:
      "Une assurance auto quand aucun assureur ne veut de vous, par n’importe quel agent ou courtier; pas en Colombie-Britannique, en Saskatchewan, au Manitoba ni au Québec.",
    cost: "La prime, qui est élevée",
  },
  assuris: {
    name: "Assuris",
    linkedNames: ["Assuris"],
    takes:
      "Les contrats d’assurance vie et maladie quand un assureur fait faillite. La protection est automatique : vous n’avez rien à demander.",
    cost: "Sans frais",
  },
  pacicc: {
    name: "Société d’indemnisation en matière d’assurances IARD (SIMA)",
    linkedNames: ["SIMA"],
    takes:
      "Les contrats habitation, auto et d’entreprise quand un assureur fait faillite. Le liquidateur de l’assureur vous écrit.",
    limits: "Laisse de côté les assureurs auto publics et certaines mutuelles.",
    cost: "Sans frais",
    url: "https://pacicc.ca/fr/ce-que-nous-faisons/pour-les-courtiers",
  },
  cafc: {
    name: "Centre antifraude du Canada",
    linkedNames: ["Centre antifraude du Canada"],
    takes: "Toute fraude, avec ou sans perte. Le Centre reçoit les signalements; la police enquête.",
    cost: "Sans frais",
    url: "https://antifraudcentre-centreantifraude.ca/report-signalez-fra.htm",
  },
  "crime-stoppers": {
    name: "Échec au crime",
    linkedNames: [],
    takes: "Des renseignements sur un crime, sans que vous donniez votre nom.",
    limits: "Ne peut pas vous dire ce que devient votre renseignement.",
    cost: "Sans frais",
  },
  equite: {
    name: "Équité Association",
    linkedNames: [],
    takes: "Le crime organisé en assurance et les véhicules volés, pour les assureurs qui en sont membres.",
    limits: "Ne travaille pas pour les personnes assurées; votre assureur, oui.",
    cost: "Sans frais",
    url: "https://fr.equiteassociation.com/",
  },
  "competition-bureau": {
    name: "Bureau de la concurrence",
    linkedNames: ["Bureau de la concurrence"],
    takes: "La publicité et les offres fausses ou trompeuses.",
    cost: "Sans frais",
    url: "https://www.bureaudelaconcurrence.gc.ca/eic/site/cb-bc.nsf/fra/04339.html",
  },
  sin: {
    name: "Service Canada, numéro d’assurance sociale",
    linkedNames: [],
    takes:
      "Un numéro d’assurance sociale perdu, volé ou utilisé par quelqu’un d’autre. Du lundi au vendredi, de 8 h 30 à 16 h 30.",
    cost: "Sans frais",
    url: "https://www.canada.ca/fr/emploi-developpement-social/ministere/coordonnees/nas.html",
  },
  "credit-bureaus": {
    name: "Equifax Canada et TransUnion",
    linkedNames: [],
    takes: "Une alerte à la fraude dans votre dossier de crédit, et une copie gratuite du dossier. Appelez les deux.",
    cost: "Sans frais",
    url: "https://lautorite.qc.ca/grand-public/dossier-de-credit",
  },
  privacy: {
    name: "Commissariat à la protection de la vie privée du Canada",
    linkedNames: ["Commissariat à la protection de la vie privée du Canada"],
    takes:
      "L’usage qu’un assureur ou un vendeur a fait de vos renseignements personnels, hors du Québec, de l’Alberta et de la Colombie-Britannique.",
    cost: "Sans frais",
    url: "https://www.priv.gc.ca/fr/signaler-un-probleme/",
  },
  "service-canada-benefits": {
    name: "Service Canada, assurance-emploi et pensions",
    linkedNames: [],
    takes:
      "L’assurance-emploi; les prestations de retraite, d’invalidité, de survivant et de décès du Régime de pensions du Canada.",
    cost: "Sans frais",
    url: "https://www.canada.ca/fr/emploi-developpement-social/ministere/coordonnees/rpc.html",
    phone: [
      { number: "1-800-808-6352", of: "Assurance-emploi" },
      { number: "1-800-277-9915", of: "Régime de pensions du Canada et Sécurité de la vieillesse" },
    ],
  },
});
