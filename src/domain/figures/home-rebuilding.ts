import type { DatedFigures } from "#domain/dated-figure.ts";

/**
 * Cost of rebuilding a house: builders' costs of a single-family house on cleared land, without a finished basement.
 */
export const homeRebuilding = {
  /** Factor for demolition, design, permits and hidden costs: low, high. */
  uplift: {
    value: [1.15, 1.25],
    unit: "ratio",
    asOf: "2025",
    validTo: "2028-05-22",
    basis: "practice",
    readIn: ["S216"],
  },
  /** Cost of a finished basement per square foot, as a share of the other floors' cost. */
  basementShare: {
    value: 0.35,
    unit: "ratio",
    asOf: "2026",
    validTo: "2028-05-22",
    basis: "illustrative",
  },
  /** Share of the value that must be insured for a partial loss to be paid in full. */
  averageClause: {
    value: 0.8,
    unit: "ratio",
    asOf: "2026",
    validTo: "2028-05-22",
    basis: "practice",
  },
  /** Average cost of restoring a flooded basement. */
  basementFlood: {
    value: 43_000,
    unit: "CAD",
    asOf: "2018",
    validTo: "2028-05-22",
    basis: "S221",
  },
  rebuildOntarioGta: {
    value: [210, 285],
    unit: "CAD/ft2",
    asOf: "2024",
    validTo: "2028-05-22",
    basis: "S214",
  },
  rebuildOntarioOther: {
    value: [145, 230],
    unit: "CAD/ft2",
    asOf: "2024",
    validTo: "2028-05-22",
    basis: "S214",
  },
  rebuildBC: {
    value: [190, 320],
    unit: "CAD/ft2",
    asOf: "2024",
    validTo: "2028-05-22",
    basis: "S214",
  },
  rebuildAB: {
    value: [140, 220],
    unit: "CAD/ft2",
    asOf: "2025",
    validTo: "2028-05-22",
    basis: "S216",
  },
  rebuildMB: {
    value: [120, 190],
    unit: "CAD/ft2",
    asOf: "2022",
    validTo: "2028-05-22",
    basis: "S215",
  },
  rebuildSK: {
    value: [120, 190],
    unit: "CAD/ft2",
    asOf: "2022",
    validTo: "2028-05-22",
    basis: "S215",
    isDerived: true,
    note: "borrowed from MB",
  },
  rebuildQC: {
    value: [130, 190],
    unit: "CAD/ft2",
    asOf: "2022",
    validTo: "2028-05-22",
    basis: "S215",
  },
  rebuildNS: {
    value: [328, 417],
    unit: "CAD/ft2",
    asOf: "early 2025",
    validTo: "2028-05-22",
    basis: "S743",
  },
  rebuildNB: {
    value: [328, 417],
    unit: "CAD/ft2",
    asOf: "early 2025",
    validTo: "2028-05-22",
    basis: "S743",
    isDerived: true,
    note: "borrowed from NS",
  },
  rebuildPE: {
    value: [328, 417],
    unit: "CAD/ft2",
    asOf: "early 2025",
    validTo: "2028-05-22",
    basis: "S743",
    isDerived: true,
    note: "borrowed from NS",
  },
} as const satisfies DatedFigures;
