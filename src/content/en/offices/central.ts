import { factsOfOntarioAndQuebec } from "#content/offices/central.ts";
import { officesFrom } from "#content/offices/office-records.ts";

/** Offices of Ontario and Quebec. */
export const officesOfOntarioAndQuebec = officesFrom(factsOfOntarioAndQuebec, {
  fsra: {
    name: "Financial Services Regulatory Authority of Ontario (FSRA)",
    linkedNames: ["Financial Services Regulatory Authority", "FSRA"],
    takes:
      "Insurers, life agents and adjusters that break the rules, after the insurer and the ombuds service; car insurance rates; fraud.",
    limits: "Doesn’t decide what you are owed.",
    cost: "Free",
    url: "https://fsrao.ca/consumers/home-life-and-health-insurance/how-resolve-insurance-complaint",
  },
  ribo: {
    name: "Registered Insurance Brokers of Ontario (RIBO)",
    linkedNames: ["Registered Insurance Brokers of Ontario", "RIBO"],
    takes: "Brokers, informally or by a written complaint.",
    cost: "Free",
  },
  lat: {
    name: "Licence Appeal Tribunal",
    linkedNames: ["Licence Appeal Tribunal"],
    takes: "Accident benefits after a car crash. You apply with its own form, and it decides.",
    cost: "$106, not refunded",
    time: "Within 2 years of the refusal",
    url: "https://tribunalsontario.ca/lat/general-service/filing-and-fees/",
  },
  wsib: {
    name: "Workplace Safety and Insurance Board (WSIB)",
    linkedNames: ["WSIB"],
    takes: "Injuries at work, and the registration of employers.",
    cost: "Free for workers",
  },
  "ombudsman-on": {
    name: "Ombudsman of Ontario",
    linkedNames: [],
    takes: "Unfair handling by a public body, such as a tribunal or FSRA, as the last step.",
    limits: "Never a private insurer.",
    cost: "Free",
  },
  "law-society-on": {
    name: "Law Society of Ontario, referral service",
    linkedNames: [],
    takes: "Finds a lawyer who talks with you for up to 30 minutes.",
    cost: "Free for that time",
  },
  amf: {
    name: "Autorité des marchés financiers (AMF)",
    linkedNames: ["Autorité des marchés financiers", "AMF"],
    takes:
      "Any insurance sold in Quebec, and sellers and credit bureaus. Complain to the company first, then ask it to send your file to the AMF, which offers conciliation or mediation.",
    limits: "Can’t impose a result, and the time to sue keeps running.",
    cost: "Free",
    time: "The company has 60 days to answer, and 30 more with reasons",
    url: "https://lautorite.qc.ca/en/complaint-process.html",
  },
  chambre: {
    name: "Chambre de l’assurance",
    linkedNames: ["Chambre de l’assurance", "Chambre de la sécurité financière", "Chambre de l’assurance de dommages"],
    takes:
      "How a certified adviser, broker, agent or adjuster in Quebec behaved. One chamber for all of them since July 4, 2025; before, there were two.",
    limits: "Disciplines; gets you no money.",
    cost: "Free",
    time: "An in-depth inquiry took 3 months on average on the damage insurance side",
    url: "https://chad.ca/en/complaints-and-disciplinary-actions/processing-of-complaints/",
  },
  "saaq-review": {
    name: "Société de l’assurance automobile du Québec (SAAQ), review",
    linkedNames: [],
    takes: "The SAAQ’s decisions about injuries from a crash.",
    cost: "Free",
    time: "Within 60 days of the decision",
    url: "https://saaq.gouv.qc.ca/en/traffic-accident/public-automobile-insurance-plan/",
  },
  taq: {
    name: "Tribunal administratif du Québec (TAQ)",
    linkedNames: ["Tribunal administratif du Québec", "TAQ"],
    takes:
      "The SAAQ’s decision after its review, and those of other public bodies. It offers conciliation and decides.",
    cost: "Free conciliation",
    time: "Within 60 days of the review, or at once if no answer came in 90",
  },
  gaa: {
    name: "Groupement des assureurs automobiles (GAA)",
    linkedNames: ["Groupement des assureurs automobiles"],
    takes: "Finds a car insurer after five have refused you. Any offer ends its help.",
    cost: "Free",
    url: "https://gaa.qc.ca/en/auto-insurance-in-quebec/quebec-s-blended-automobile-insurance-plan",
  },
  "compensation-fund-qc": {
    name: "AMF, compensation fund",
    linkedNames: [],
    takes: "Fraud by a certified seller in Quebec.",
    limits: "Pays up to $200,000 a claim",
    cost: "Free",
    time: "Within 1 year",
    url: "https://chad.ca/en/protecting-the-public/settling-a-dispute/compensation-in-the-event-of-fraud",
  },
  cai: {
    name: "Commission d’accès à l’information (CAI)",
    linkedNames: ["Commission d’accès à l’information"],
    takes: "How a company in Quebec used your personal information.",
    cost: "Free",
    url: "https://www.cai.gouv.qc.ca/english/",
  },
  "protecteur-du-citoyen": {
    name: "Protecteur du citoyen",
    linkedNames: [],
    takes: "Unfair handling by a public body such as the SAAQ, as the last step.",
    limits: "Never a private insurer.",
    cost: "Free",
    url: "https://protecteurducitoyen.qc.ca/en/investigations",
  },
});
