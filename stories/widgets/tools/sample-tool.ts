import { ask, claim } from "#domain/tools/headline.ts";
import type { DatedFigure } from "#domain/dated-figure.ts";
import { provinceInput, type InputDescriptions, type ValuesOf } from "#domain/tools/input-description.ts";
import type { ToolAnswer } from "#domain/tools/tool-answer.ts";
import type { ToolWords } from "#domain/tools/tool-words.ts";
import { sensitivityOf } from "#domain/tools/sensitivity.ts";
import { defineTool } from "#widgets/tools/tool/definition/define-tool.ts";
import { sharedToolWords } from "#text/tools/shared.ts";

/* A small tool with every kind of input, chart and remark, so that the machinery is shown by itself. */

const rate = {
  value: 200,
  unit: "CAD/ft2",
  asOf: "2024",
  validTo: "2099-12-31",
  basis: "illustrative",
} as const satisfies DatedFigure;

const inputs = {
  province: provinceInput,
  area: { kind: "number", unit: "ft2", min: 400, max: 10_000, default: 1600 },
  limit: { kind: "money", unit: "CAD", min: 0, max: 10_000_000, default: null },
  share: { kind: "percentage", unit: "percent", min: 0, max: 100, default: 10 },
  build: { kind: "choice", options: ["tract", "custom"], default: "tract" },
  covers: { kind: "choices", options: ["sewer", "overland"], default: [] },
  financed: { kind: "yesNo", default: false },
  rooms: {
    kind: "list",
    maxRows: 3,
    fields: { size: { kind: "number", unit: "ft2", min: 10, max: 1000, default: 100 } },
  },
  shed: {
    kind: "group",
    isOptional: true,
    isPresentByDefault: false,
    fields: { cost: { kind: "money", unit: "CAD", min: 0, max: 100_000, default: 5000 } },
  },
} as const satisfies InputDescriptions;

type Values = ValuesOf<typeof inputs>;

interface Keys {
  readonly headline: { readonly cost: { readonly low: number; readonly high: number } };
  readonly asks: { readonly customHouse: object };
  readonly working: "house" | "rooms" | "total";
  readonly charts: "range" | "parts" | "house" | "rooms" | "limit" | "years" | "value" | "debt" | "months" | "spending";
  readonly warnings: { readonly tooLow: { readonly short: number } };
  readonly reasonsNotToBuy: { readonly rents: object };
}

function costOf({ area, rooms, shed }: Values): number {
  return area * rate.value + rooms.reduce((sum, { size }) => sum + size, 0) * 100 + (shed?.cost ?? 0);
}

function calculate(values: Values): ToolAnswer<Keys> {
  const cost = costOf(values);
  const [low, high] = [cost * 0.9, cost * 1.2];
  const years = Array.from({ length: 21 }, (_, x) => x);
  return {
    ...(claim(values, ["area"], () => (values.build === "custom" ? null : { key: "cost" as const, low, high }), [
      "build",
      "financed",
    ]) ?? ask({ key: "customHouse" as const })),
    working: [
      { key: "house", expression: "area × $200", value: values.area * rate.value, unit: "CAD", figures: [rate] },
      { key: "total", value: cost, unit: "CAD" },
    ],
    charts: [
      {
        kind: "band",
        key: "range",
        unit: "CAD",
        low,
        high,
        markers: values.limit === null ? [] : [{ key: "limit", value: values.limit }],
      },
      {
        kind: "bars",
        key: "parts",
        unit: "CAD",
        bars: [
          { key: "house", value: values.area * rate.value, low, high },
          { key: "rooms", value: -40_000 },
        ],
        marker: { key: "limit", value: values.limit ?? 250_000 },
      },
      {
        kind: "line",
        key: "years",
        xUnit: "years",
        unit: "CAD",
        lines: [
          { key: "value", points: years.map((x) => ({ x, y: cost * 0.95 ** x })) },
          { key: "debt", points: years.map((x) => ({ x, y: Math.max(-20_000, cost * 0.8 - x * 20_000) })) },
        ],
      },
      {
        kind: "stack",
        key: "months",
        xUnit: "month",
        unit: "CAD/month",
        firstX: 1,
        layers: [
          { key: "house", values: Array.from({ length: 24 }, (_, month) => (month < 6 ? 2400 : 0)) },
          { key: "rooms", values: Array.from({ length: 24 }, (_, month) => (month < 4 ? 0 : 1200)) },
          { key: "value", values: Array.from({ length: 24 }, (_, month) => (month < 8 ? 0 : 900)) },
          { key: "debt", values: Array.from({ length: 24 }, (_, month) => (month < 12 ? 0 : 400)) },
        ],
        line: { key: "spending", values: Array.from({ length: 24 }, () => 3000) },
      },
    ],
    warnings: values.limit !== null && values.limit < low ? [{ key: "tooLow", short: low - values.limit }] : [],
    reasonsNotToBuy: values.financed ? [] : [{ key: "rents" }],
    sensitivity: sensitivityOf(
      values,
      [
        {
          input: "area",
          low: { to: 1000, values: { ...values, area: 1000 } },
          high: { to: 3000, values: { ...values, area: 3000 } },
        },
      ],
      costOf,
    ),
    assumptions: [],
    nextSteps: [{ tool: "coverage-gap-analyzer", entries: { home: "own" } }],
  };
}

const words: ToolWords<typeof inputs, Keys, ToolAnswer<Keys>> = {
  question: "What would it cost to rebuild the house?",
  questions: {
    area: { label: "Floor area above ground, in square feet" },
    limit: { label: "Dwelling limit on your policy", hint: "The largest amount it pays for the building." },
    share: { label: "Deductible, in percent" },
    build: {
      label: "Build",
      options: { tract: "Usual", custom: { label: "Custom", hint: "Designed for you, or a heritage house." } },
    },
    covers: { label: "Coverage you hold", options: { sewer: "Sewer backup", overland: "Overland water" } },
    financed: { label: "There is a mortgage on it" },
    rooms: {
      label: "Finished rooms in the basement",
      row: "Room",
      add: "Add a room",
      fields: { size: { label: "Size in square feet" } },
    },
    shed: { label: "There is a shed", fields: { cost: { label: "Cost of the shed" } } },
  },
  form: [
    { title: "The house", inputs: ["area", "build", "rooms", "shed"] },
    { title: "Your policy", inputs: ["limit", "share", "covers", "financed"] },
  ],
  headline: {
    cost: ({ low, high }) => ({
      label: "Rebuilding the house",
      figure: `${sharedToolWords.amount(low, "CAD")} to ${sharedToolWords.amount(high, "CAD")}`,
      sentence: "This is what builders would charge on cleared land.",
    }),
  },
  asks: {
    customHouse: () => ({
      label: "Rebuilding the house",
      ask: "Ask your insurer",
      sentence: "A house built to order has no usual price.",
    }),
  },
  working: { house: "The house", rooms: "The rooms", total: "All of it" },
  charts: {
    range: "Your limit inside the range",
    parts: "What it is made of",
    house: "House",
    rooms: "Rooms",
    limit: "Your limit",
    years: "By year",
    value: "Value",
    debt: "Debt",
    months: "By month",
    spending: "What you spend",
  },
  warnings: {
    tooLow: ({ short }) => `The limit is ${sharedToolWords.amount(short, "CAD")} below the low end.`,
  },
  reasonsNotToBuy: { rents: () => "No law asks for it where there is no mortgage." },
  sensitivity: { label: "The cost", value: (result) => sharedToolWords.amount(result, "CAD") },
  method: ["The area times a rate."],
  adviserQuestions: ["Does the policy pay the whole cost if it is above the limit?"],
  nextSteps: { "coverage-gap-analyzer": "Look for gaps in all your coverage" },
};

/** The sample, as the machinery takes it. */
export const sampleTool = defineTool({
  id: "home-insurance-calculator",
  inputs,
  calculate,
  words,
  shared: sharedToolWords,
});
