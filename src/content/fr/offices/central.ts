import { factsOfOntarioAndQuebec } from "#content/offices/central.ts";
import { officesFrom } from "#content/offices/office-records.ts";

/** Offices of Ontario and Quebec. */
export const officesOfOntarioAndQuebec = officesFrom(factsOfOntarioAndQuebec, {
  fsra: {
    name: "Autorité ontarienne de réglementation des services financiers (ARSF)",
    linkedNames: ["Autorité ontarienne de réglementation des services financiers", "ARSF"],
    takes:
      "Les assureurs, les agents d’assurance vie et les experts en sinistre qui enfreignent les règles, après l’assureur et le service de conciliation; les tarifs d’assurance auto; la fraude.",
    limits: "Ne décide pas du montant qui vous est dû.",
    cost: "Sans frais",
    url: "https://www.fsrao.ca/fr/pour-les-consommateurs/assurances-habitation-vie-et-maladie/comment-regler-une-plainte-relative-une-assurance",
  },
  ribo: {
    name: "Courtiers d’assurances inscrits de l’Ontario (RIBO)",
    linkedNames: ["Courtiers d’assurances inscrits de l’Ontario", "RIBO"],
    takes: "Les courtiers et courtières, par une démarche informelle ou une plainte écrite.",
    cost: "Sans frais",
  },
  lat: {
    name: "Tribunal d’appel en matière de permis (TAMP)",
    linkedNames: ["Tribunal d’appel en matière de permis", "TAMP"],
    takes:
      "Les indemnités d’accident après un accident de la route. Vous présentez une requête sur son formulaire, et il tranche.",
    cost: "106 $, non remboursés",
    time: "Dans les 2 ans du refus",
    url: "https://tribunalsontario.ca/tamp/service-daide-relative-aux-indemnites-daccident-automobile/comment-deposer-une-requete",
  },
  wsib: {
    name: "Commission de la sécurité professionnelle et de l’assurance contre les accidents du travail (CSPAAT)",
    linkedNames: ["CSPAAT"],
    takes: "Les blessures au travail et l’inscription des employeurs.",
    cost: "Sans frais pour les travailleurs",
  },
  "ombudsman-on": {
    name: "Ombudsman de l’Ontario",
    linkedNames: [],
    takes: "Un traitement injuste par un organisme public, comme un tribunal ou l’ARSF, en dernier recours.",
    limits: "Jamais un assureur privé.",
    cost: "Sans frais",
  },
  "law-society-on": {
    name: "Barreau de l’Ontario, service de référence",
    linkedNames: [],
    takes: "Trouve un avocat ou une avocate qui vous parle pendant au plus 30 minutes.",
    cost: "Sans frais pour ce temps",
  },
  amf: {
    name: "Autorité des marchés financiers (AMF)",
    linkedNames: ["Autorité des marchés financiers", "AMF"],
    takes:
      "Toute assurance vendue au Québec, ceux qui la vendent et les agences de crédit. Plaignez-vous d’abord à l’entreprise. Demandez-lui ensuite d’envoyer votre dossier à l’AMF, qui offre une conciliation ou une médiation.",
    limits: "Ne peut rien imposer, et le délai pour poursuivre continue de courir.",
    cost: "Sans frais",
    time: "L’entreprise a 60 jours pour répondre, et 30 de plus si elle le justifie",
    url: "https://lautorite.qc.ca/processus-de-plainte.html",
  },
  chambre: {
    name: "Chambre de l’assurance",
    linkedNames: ["Chambre de l’assurance", "Chambre de la sécurité financière", "Chambre de l’assurance de dommages"],
    takes:
      "La conduite d’un conseiller, d’un courtier, d’un agent ou d’un expert en sinistre certifié au Québec. Une seule chambre pour tous depuis le 4 juillet 2025; avant, il y en avait deux.",
    limits: "Impose des sanctions; ne vous obtient pas d’argent.",
    cost: "Sans frais",
    time: "Une enquête approfondie durait en moyenne 3 mois du côté de l’assurance de dommages",
    url: "https://chad.ca/plaintes-et-decisions/traitement-des-plaintes/",
  },
  "saaq-review": {
    name: "Société de l’assurance automobile du Québec (SAAQ), révision",
    linkedNames: [],
    takes: "Les décisions de la SAAQ sur les blessures causées par un accident.",
    cost: "Sans frais",
    time: "Dans les 60 jours de la décision",
    url: "https://saaq.gouv.qc.ca/accident-route/regime-public-assurance-automobile/en-bref/",
  },
  taq: {
    name: "Tribunal administratif du Québec (TAQ)",
    linkedNames: ["Tribunal administratif du Québec", "TAQ"],
    takes:
      "La décision de la SAAQ après sa révision, et celles d’autres organismes publics. Le Tribunal offre une conciliation, puis tranche.",
    cost: "Conciliation sans frais",
    time: "Dans les 60 jours de la révision, ou tout de suite si aucune réponse n’est venue en 90 jours",
  },
  gaa: {
    name: "Groupement des assureurs automobiles (GAA)",
    linkedNames: ["Groupement des assureurs automobiles"],
    takes: "Trouve un assureur auto après cinq refus. Dès qu’un assureur vous fait une offre, son aide prend fin.",
    cost: "Sans frais",
    url: "https://gaa.qc.ca/fr/centre-d-information/garantir-l-acces/",
  },
  "compensation-fund-qc": {
    name: "AMF, Fonds d’indemnisation des services financiers",
    linkedNames: [],
    takes: "La fraude d’un vendeur certifié au Québec.",
    limits: "Paie jusqu’à 200 000 $ par réclamation",
    cost: "Sans frais",
    time: "Dans un délai de 1 an",
    url: "https://lautorite.qc.ca/grand-public/assistance-plainte-et-indemnisation/faire-une-demande-dindemnisation/",
  },
  cai: {
    name: "Commission d’accès à l’information (CAI)",
    linkedNames: ["Commission d’accès à l’information"],
    takes: "L’usage qu’une entreprise du Québec a fait de vos renseignements personnels.",
    cost: "Sans frais",
    url: "https://www.cai.gouv.qc.ca/protection-renseignements-personnels/sujets-et-domaines-dinteret/dossier-credit",
  },
  "protecteur-du-citoyen": {
    name: "Protecteur du citoyen",
    linkedNames: [],
    takes: "Un traitement injuste par un organisme public comme la SAAQ, en dernier recours.",
    limits: "Jamais un assureur privé.",
    cost: "Sans frais",
    url: "https://protecteurducitoyen.qc.ca/fr/a-propos/roles-et-mandats",
  },
});
