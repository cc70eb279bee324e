import { ask, claim } from "#domain/tools/headline.ts";
import type { DatedFigure } from "#domain/dated-figure.ts";
import { provinceInput, type InputDescriptions, type ValuesOf } from "#domain/tools/input-description.ts";
import type { ToolAnswer } from "#domain/tools/tool-answer.ts";
import type { ToolWords } from "#domain/tools/tool-words.ts";
import { sharedToolWords } from "#text/tools/shared.ts";
import { defineTool } from "#widgets/tools/tool/definition/define-tool.ts";

/* A tool with an input, chart and remark of every kind, whose answer repeats its input. */

const rate = {
  value: 2,
  unit: "CAD/ft2",
  asOf: "2024",
  validTo: "2099-12-31",
  basis: "illustrative",
} as const satisfies DatedFigure;

export const inputs = {
  province: provinceInput,
  area: { kind: "number", unit: "ft2", min: 400, max: 10_000, default: 1600 },
  limit: { kind: "money", unit: "CAD", min: 0, max: 10_000_000, default: null },
  build: { kind: "choice", options: ["tract", "custom", "bare"], default: "tract" },
  covers: { kind: "choices", options: ["sewer", "overland"], default: [] },
  financed: { kind: "yesNo", default: false },
  name: { kind: "text", maxLength: 20, default: "" },
  rooms: {
    kind: "list",
    maxRows: 3,
    fields: {
      size: { kind: "number", unit: "ft2", min: 10, max: 1000, default: 100 },
      extras: { kind: "money", unit: "CAD", min: 0, max: 1000, default: 0 },
      finish: { kind: "choice", options: ["plain", "fine"], default: null },
    },
  },
  shed: {
    kind: "group",
    isOptional: true,
    isPresentByDefault: false,
    fields: { cost: { kind: "money", unit: "CAD", min: 0, max: 100_000, default: 5000 } },
  },
  plan: {
    kind: "group",
    isOptional: true,
    isPresentByDefault: true,
    fields: { weeks: { kind: "number", unit: "weeks", min: 0, max: 52, default: 8 } },
  },
} as const satisfies InputDescriptions;

export type Values = ValuesOf<typeof inputs>;

interface Keys {
  readonly headline: { readonly cost: { readonly amount: number } };
  readonly asks: { readonly limitFirst: object };
  readonly working: "house";
  readonly charts: "parts" | "house" | "limit" | "years" | "months" | "range";
  readonly warnings: { readonly tooLow: { readonly short: number } };
  readonly reasonsNotToBuy: { readonly rents: object };
}

function calculate({ area, limit, name }: Values): ToolAnswer<Keys> {
  return {
    ...(claim(
      { area, name },
      ["area"],
      (known) => (name === "asks" ? null : { key: "cost" as const, amount: known.area * 2 }),
      ["build", "rooms.size", "plan", "name"],
    ) ?? ask({ key: "limitFirst" as const })),
    working: [
      {
        key: "house",
        expression: "area × $2",
        value: area * 2,
        unit: "CAD",
        figures: [rate, rate, { ...rate, basis: "practice", asOf: "2023" }],
      },
      { key: "house", ordinal: 2, value: 1 / 3, unit: "years" },
    ],
    charts: [
      {
        kind: "band",
        key: "range",
        unit: "CAD",
        low: 1,
        high: 3,
        markers: limit === null ? [] : [{ key: "limit", value: limit }],
      },
      {
        kind: "bars",
        key: "parts",
        unit: "CAD",
        bars: [
          { key: "house", value: 12_345, low: 1, ordinal: 2 },
          { key: "house", value: 5 },
        ],
        marker: { key: "limit", value: 4 },
      },
      {
        kind: "line",
        key: "years",
        xUnit: "years",
        unit: "CAD",
        lines: [
          {
            key: "house",
            ordinal: 1,
            points: [
              { x: 0, y: 10 },
              { x: 5, y: 20 },
            ],
          },
        ],
      },
      {
        kind: "stack",
        key: "months",
        xUnit: "month",
        unit: "CAD/month",
        firstX: 1,
        layers: [{ key: "house", values: [7, 8, 9] }],
        line: { key: "limit", values: [3, 3, 3] },
      },
    ],
    warnings: limit !== null && limit < area ? [{ key: "tooLow", short: area - limit }] : [],
    reasonsNotToBuy: [{ key: "rents" }],
    sensitivity: [{ input: "area", low: { to: 1000, result: 2000 }, high: { to: 2000, result: 4000.5 } }],
    assumptions: limit === null ? [{ input: "limit", value: 300_000 }] : [],
    nextSteps: [
      { tool: "coverage-gap-analyzer", entries: { province: "ON", home: "own", missing: undefined, plan: null } },
      { tool: "estate-planning-review", entries: {} },
    ],
  };
}

const words: ToolWords<typeof inputs, Keys, ToolAnswer<Keys>> = {
  question: "What does it cost?",
  questions: {
    area: { label: "Area" },
    limit: { label: "Limit" },
    build: { label: "Build", options: { tract: "Usual", custom: { label: "Custom", hint: "For you." }, bare: "Bare" } },
    covers: { label: "Covers", options: { sewer: "Sewer backup", overland: "Overland water" } },
    financed: { label: "Financed" },
    name: { label: "Name" },
    rooms: {
      label: "Rooms",
      row: "Room",
      add: "Add a room",
      fields: {
        size: { label: "Size" },
        extras: { label: "Extras" },
        finish: { label: "Finish", options: { plain: "Plain", fine: "Fine" } },
      },
    },
    shed: { label: "Shed", fields: { cost: { label: "Cost" } } },
    plan: { label: "Plan", fields: { weeks: { label: "Weeks" } } },
  },
  otherInputs: { cover: { label: "Cover held", unit: "CAD" } },
  form: [
    { title: "All", inputs: ["area", "limit", "rooms"] },
    { title: "More", inputs: ["build", "covers", "financed", "name", "shed", "plan"] },
  ],
  headline: { cost: ({ amount }) => ({ label: "Cost", figure: `$${amount}`, sentence: "This is the cost." }) },
  asks: { limitFirst: () => ({ label: "Cost", ask: "Enter the limit", sentence: "The cost will stand here." }) },
  working: { house: "House" },
  charts: { parts: "Parts", house: "House", limit: "Limit", years: "Years", months: "Months", range: "Range" },
  warnings: { tooLow: ({ short }) => `Short by ${short}.` },
  reasonsNotToBuy: { rents: () => "Nothing to insure." },
  sensitivity: { label: "The cost", value: (result) => `about ${result}` },
  method: ["Area times two."],
  adviserQuestions: ["Is that all?"],
  nextSteps: { "coverage-gap-analyzer": "Look for gaps" },
  extraBlocks: (_, { name }) => [
    { kind: "list", title: "Names", items: [name, { text: "Sourced", basis: "illustrative" }] },
    {
      kind: "table",
      title: "Costs",
      columns: [{ header: "What" }, { header: "Low" }, { header: "High" }],
      rows: [["House", "$1", { text: "$2", basis: "illustrative" }], ["Shed"]],
    },
    { kind: "message", title: "Letter", lead: "Copy it.", text: "Dear insurer" },
    {
      kind: "calendar",
      title: "Days",
      lead: "Save them.",
      events: [{ id: "1", day: "2026-12-01", title: "Renewal", description: "" }],
    },
  ],
};

export const smallTool = defineTool({
  id: "home-insurance-calculator",
  inputs,
  calculate,
  words,
  shared: sharedToolWords,
  visibleWhen: { financed: ({ build }) => build !== "bare", "rooms.extras": ({ build }) => build === "custom" },
});
