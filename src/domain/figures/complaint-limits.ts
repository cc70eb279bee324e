import type { DatedFigures } from "#domain/dated-figure.ts";

/** Response times and deadlines of the complaint process. */
export const complaintLimits = {
  /** Required by law in Quebec; customary elsewhere. */
  acknowledgement: { value: 10, unit: "days", asOf: "2026", validTo: "2028-05-22", basis: "S128" },
  bankAnswer: { value: 56, unit: "days", asOf: "2026", validTo: "2028-05-22", basis: "S1480" },
  quebecAnswer: { value: 60, unit: "days", asOf: "2026", validTo: "2028-05-22", basis: "S128", readIn: ["S128"] },
  /** Extension; requires written reasons. */
  quebecExtension: { value: 30, unit: "days", asOf: "2026", validTo: "2028-05-22", basis: "S128", readIn: ["S128"] },
  /** Day from which OLHI can press the insurer for an answer. */
  olhiPress: { value: 90, unit: "days", asOf: "2026", validTo: "2028-05-22", basis: "S131" },
  obsi: { value: 180, unit: "days", asOf: "2026", validTo: "2028-05-22", basis: "S130" },
  /** One company's policy. */
  amfTransfer: { value: 1, unit: "years", asOf: "2026", validTo: "2028-05-22", basis: "S246" },
  licenceAppealTribunal: { value: 2, unit: "years", asOf: "2026", validTo: "2028-05-22", basis: "S77" },
  /** Deadlines to dispute injury benefits of public insurers, from the date of the decision. */
  manitobaReview: { value: 60, unit: "days", asOf: "2026", validTo: "2028-05-22", basis: "S702" },
  saskatchewanAppeal: { value: 90, unit: "days", asOf: "2018", validTo: "2028-05-22", basis: "S704" },
  quebecReview: { value: 60, unit: "days", asOf: "2026", validTo: "2028-05-22", basis: "S705" },
  courtAlberta: { value: 2, unit: "years", asOf: "2026", validTo: "2028-05-22", basis: "S533" },
  courtBritishColumbia: { value: 2, unit: "years", asOf: "2012", validTo: "2028-05-22", basis: "S532" },
  /** For the injury benefits of a car policy; another policy may set it too. Two years for all other claims. */
  courtNewBrunswick: { value: 1, unit: "years", asOf: "2026", validTo: "2028-05-22", basis: "S886" },
  /** Limitation period printed in property policies. Consumers may have two years, but cannot count on it (S728). */
  courtOntarioPolicy: { value: 1, unit: "years", asOf: "2026", validTo: "2028-05-22", basis: "S1314" },
  /** The day to plan on where the insurance rule is unread, although the general period may be longer. */
  courtPlanned: {
    value: 1,
    unit: "years",
    asOf: "2026",
    validTo: "2028-05-22",
    basis: "site",
    readIn: ["S885", "S1314"],
  },
  courtQuebec: { value: 3, unit: "years", asOf: "2020", validTo: "2028-05-22", basis: "S79" },
} as const satisfies DatedFigures;
