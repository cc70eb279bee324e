import type { DatedFigures } from "#domain/dated-figure.ts";

/** How long complaints take, and how long one may wait with the next step. */
export const complaintLimits = {
  /** Law in Québec; usual elsewhere. */
  acknowledgement: { value: 10, unit: "days", asOf: "2026", validTo: "2028-05-22", basis: "S128" },
  bankAnswer: { value: 56, unit: "days", asOf: "2026", validTo: "2028-05-22", basis: "S130" },
  quebecAnswer: { value: 60, unit: "days", asOf: "2026", validTo: "2028-05-22", basis: "S128", readIn: ["S128"] },
  /** Only with written reasons. */
  quebecExtension: { value: 30, unit: "days", asOf: "2026", validTo: "2028-05-22", basis: "S128", readIn: ["S128"] },
  /** From this day on OLHI can press the insurer for an answer. */
  olhiPress: { value: 90, unit: "days", asOf: "2026", validTo: "2028-05-22", basis: "S131" },
  obsi: { value: 180, unit: "days", asOf: "2026", validTo: "2028-05-22", basis: "S130" },
  /** One company's policy. */
  amfTransfer: { value: 1, unit: "years", asOf: "2026", validTo: "2028-05-22", basis: "S246" },
  licenceAppealTribunal: { value: 2, unit: "years", asOf: "2026", validTo: "2028-05-22", basis: "S77" },
  /** Injury benefits of the public insurers, from the decision. */
  manitobaReview: { value: 60, unit: "days", asOf: "2026", validTo: "2028-05-22", basis: "S702" },
  saskatchewanAppeal: { value: 90, unit: "days", asOf: "2018", validTo: "2028-05-22", basis: "S704" },
  quebecReview: { value: 60, unit: "days", asOf: "2026", validTo: "2028-05-22", basis: "S705" },
  courtAlberta: { value: 2, unit: "years", asOf: "2026", validTo: "2028-05-22", basis: "S533" },
  courtBritishColumbia: { value: 2, unit: "years", asOf: "2012", validTo: "2028-05-22", basis: "S532" },
  courtManitoba: { value: 2, unit: "years", asOf: "2022", validTo: "2028-05-22", basis: "S714" },
  /** Some claims against insurers; two years for the rest. */
  courtNewBrunswick: { value: 1, unit: "years", asOf: "2026", validTo: "2028-05-22", basis: "S886" },
  courtNovaScotia: { value: 2, unit: "years", asOf: "2015", validTo: "2028-05-22", basis: "S711" },
  courtOntario: { value: 2, unit: "years", asOf: "2014", validTo: "2028-05-22", basis: "S728" },
  /** What policies on property print. */
  courtOntarioPolicy: { value: 1, unit: "years", asOf: "2026", validTo: "2028-05-22", basis: "S1314" },
  courtQuebec: { value: 3, unit: "years", asOf: "2020", validTo: "2028-05-22", basis: "S79" },
  courtSaskatchewan: { value: 2, unit: "years", asOf: "2026", validTo: "2028-05-22", basis: "S713" },
} as const satisfies DatedFigures;
