import type { DatedFigures } from "#domain/dated-figure.ts";

/** How long complaints take, and how long one may wait with the next step. */
export const complaintLimits = {
  /** Law in Québec; usual elsewhere. */
  acknowledgement: { value: 10, unit: "days", asOf: "2026", validTo: "2028-05-22", basis: "S246" },
  bankAnswer: { value: 56, unit: "days", asOf: "2026", validTo: "2028-05-22", basis: "S130" },
  quebecAnswer: { value: 60, unit: "days", asOf: "2026", validTo: "2028-05-22", basis: "S246", readIn: ["S128"] },
  /** Only with written reasons. */
  quebecExtension: { value: 30, unit: "days", asOf: "2026", validTo: "2028-05-22", basis: "S246", readIn: ["S128"] },
  /** From this day on OLHI can press the insurer for an answer. */
  olhiPress: { value: 90, unit: "days", asOf: "2026", validTo: "2028-05-22", basis: "S246" },
  obsi: { value: 180, unit: "days", asOf: "2026", validTo: "2028-05-22", basis: "S130" },
  /** One company's policy. */
  amfTransfer: { value: 1, unit: "years", asOf: "2026", validTo: "2028-05-22", basis: "S246" },
  licenceAppealTribunal: { value: 2, unit: "years", asOf: "2026", validTo: "2028-05-22", basis: "S77" },
  courtBritishColumbia: { value: 2, unit: "years", asOf: "2026", validTo: "2028-05-22", basis: "S246" },
  courtQuebec: { value: 3, unit: "years", asOf: "2026", validTo: "2028-05-22", basis: "practice" },
  /** Property policies may say one. */
  courtOntario: { value: 2, unit: "years", asOf: "2026", validTo: "2028-05-22", basis: "practice" },
} as const satisfies DatedFigures;
