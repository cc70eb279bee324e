import { factsOfTheWest } from "#content/offices/west.ts";
import { officesFrom } from "#content/offices/office-records.ts";

/** Offices of British Columbia, Alberta, Saskatchewan and Manitoba. */
export const officesOfTheWest = officesFrom(factsOfTheWest, {
  bcfsa: {
    name: "BC Financial Services Authority (BCFSA)",
    linkedNames: ["BC Financial Services Authority", "BCFSA"],
    takes: "How insurers in British Columbia treat their customers, and whether one is authorized.",
    limits: "Doesn’t settle a dispute between you and the insurer.",
    cost: "Free",
  },
  "insurance-council-bc": {
    name: "Insurance Council of British Columbia",
    linkedNames: ["Insurance Council of British Columbia", "Insurance Council of BC"],
    takes: "Agents, salespeople and adjusters, by a complaint in writing.",
    limits: "Can’t order a payment or a refund.",
    cost: "Free",
  },
  "icbc-fairness": {
    name: "ICBC Fairness Officer",
    linkedNames: [],
    takes:
      "How ICBC came to a decision, once its manager and its Customer Relations department have answered. The officer is appointed by the government.",
    limits: "Doesn’t look at the amount or at fault alone.",
    cost: "Free",
  },
  crt: {
    name: "Civil Resolution Tribunal",
    linkedNames: ["Civil Resolution Tribunal"],
    takes: "ICBC’s injury benefits, strata disputes and small civil claims. It decides.",
    cost: "A fee for each application, which its site lists",
  },
  bcuc: {
    name: "British Columbia Utilities Commission (BCUC)",
    linkedNames: ["British Columbia Utilities Commission", "BCUC"],
    takes: "The rates of ICBC’s basic coverage. Anyone may comment on an application.",
    limits: "Doesn’t look at single claims.",
    cost: "Free",
  },
  "ombudsperson-bc": {
    name: "Ombudsperson of British Columbia",
    linkedNames: [],
    takes: "Unfair handling by a public body such as ICBC, as the last step.",
    limits: "Never a private insurer.",
    cost: "Free",
  },
  "privacy-bc": {
    name: "Information and Privacy Commissioner for British Columbia",
    linkedNames: [],
    takes: "How a private company in British Columbia used your personal information.",
    cost: "Free",
  },
  "superintendent-ab": {
    name: "Superintendent of Insurance, Alberta",
    linkedNames: ["Superintendent of Insurance"],
    takes: "Insurers that break the rules. Its page lists the complaint officer of each insurer.",
    limits: "Can’t order an insurer to pay.",
    cost: "Free",
  },
  "insurance-council-ab": {
    name: "Alberta Insurance Council",
    linkedNames: ["Alberta Insurance Council"],
    takes: "Agents, brokers and adjusters.",
    cost: "Free",
  },
  airb: {
    name: "Automobile Insurance Rate Board (AIRB)",
    linkedNames: ["Automobile Insurance Rate Board", "AIRB"],
    takes: "Car insurance rates, and what drivers may expect: renewal terms 30 days ahead, for one.",
    limits: "Doesn’t look at single claims.",
    cost: "Free",
  },
  "ombudsman-ab": {
    name: "Alberta Ombudsman",
    linkedNames: [],
    takes: "Unfair handling by a public body, as the last step.",
    limits: "Never a private insurer.",
    cost: "Free",
  },
  "privacy-ab": {
    name: "Information and Privacy Commissioner of Alberta",
    linkedNames: [],
    takes: "How a private company in Alberta used your personal information.",
    cost: "Free",
  },
  fcaa: {
    name: "Financial and Consumer Affairs Authority (FCAA)",
    linkedNames: ["Financial and Consumer Affairs Authority", "FCAA"],
    takes: "Insurers in Saskatchewan; its Superintendent of Insurance licenses them.",
    limits: "Can’t order an insurer to pay.",
    cost: "Free",
  },
  "insurance-councils-sk": {
    name: "Insurance Councils of Saskatchewan",
    linkedNames: ["Insurance Councils of Saskatchewan"],
    takes: "Agents and adjusters.",
    cost: "Free",
  },
  "injury-appeal-sk": {
    name: "Automobile Injury Appeal Commission",
    linkedNames: ["Automobile Injury Appeal Commission"],
    takes: "SGI’s decisions about injury benefits. It decides, and an Appeal Advisor helps you for free.",
    cost: "$75, which can be waived",
    time: "Within 90 days of SGI’s decision, or 60 of a failed mediation, whichever is later; never extended",
  },
  "rate-review-sk": {
    name: "Saskatchewan Rate Review Panel",
    linkedNames: ["Saskatchewan Rate Review Panel"],
    takes: "The rates of SGI’s plate insurance. Anyone may comment.",
    limits: "Advises the government; doesn’t look at single claims.",
    cost: "Free",
  },
  "ombudsman-sk": {
    name: "Ombudsman Saskatchewan",
    linkedNames: [],
    takes: "Unfair handling by a public body such as SGI, as the last step.",
    limits: "Never a private insurer.",
    cost: "Free",
  },
  mfsa: {
    name: "Manitoba Financial Services Agency (MFSA)",
    linkedNames: ["Manitoba Financial Services Agency", "MFSA"],
    takes:
      "Private insurers in Manitoba; its Superintendent of Insurance licenses them. The council of regulators has its address.",
    limits: "Can’t order an insurer to pay.",
    cost: "Free",
  },
  "insurance-council-mb": {
    name: "Insurance Council of Manitoba",
    linkedNames: ["Insurance Council of Manitoba"],
    takes: "Agents, brokers and adjusters, in writing and on its form.",
    cost: "Free",
  },
  "mpi-injury": {
    name: "Manitoba Public Insurance, Internal Review Office",
    linkedNames: [],
    takes: "A case manager’s decision about your injury. It’s apart from the claims department.",
    cost: "Free",
    time: "Within 60 days of the decision",
  },
  "mpi-vehicle": {
    name: "Manitoba Public Insurance, Customer Relations (fairness)",
    linkedNames: [],
    takes:
      "Fault, damage and how fairly MPI treated you, after your adjuster and a manager. An independent review or small claims court can follow.",
    cost: "Free; the independent review has a fee",
    time: "Within 30 days for the independent review",
  },
  "injury-appeal-mb": {
    name: "Automobile Injury Compensation Appeal Commission",
    linkedNames: ["Automobile Injury Compensation Appeal Commission", "Claimant Adviser Office"],
    takes:
      "MPI’s injury decisions, after its internal review. It decides, and the Claimant Adviser Office helps you for free.",
    cost: "Free",
    time: "Within 90 days of the review; it may allow more",
    url: "https://www.gov.mb.ca/cp/auto/print,index.html",
  },
  "pub-mb": {
    name: "Public Utilities Board of Manitoba (PUB)",
    linkedNames: ["Public Utilities Board"],
    takes: "The rates of MPI’s basic plan. Anyone may comment.",
    limits: "Doesn’t look at single claims.",
    cost: "Free",
  },
  "ombudsman-mb": {
    name: "Manitoba Ombudsman",
    linkedNames: [],
    takes: "Unfair handling by a public body such as MPI, as the last step.",
    limits: "Never a private insurer.",
    cost: "Free",
  },
});
