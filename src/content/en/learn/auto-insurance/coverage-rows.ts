import type { AutoCoverageRow } from "#domain/guide-records.ts";

export const autoCoverageRows = [
  {
    name: "Third-party liability",
    required: "Required",
    description: "Pays other people for injury or damage you cause, and your legal defence.",
    minAmount: { value: "$200,000 in most provinces", basis: "S364" },
  },
  {
    name: "Accident benefits",
    required: "Depends on province",
    description: "Pays your own treatment and part of your lost income, whoever was at fault.",
    minAmount: { value: "$50,000 of medical care in Nova Scotia, for example", basis: "S37" },
  },
  {
    name: "Uninsured and unidentified motorist",
    required: "Depends on province",
    description: "Stands in for a driver who has no insurance or who drove away.",
  },
  {
    name: "Direct compensation for property damage",
    required: "Depends on province",
    description: "Your own insurer repairs your car for the share of the crash that was not your fault.",
  },
  {
    name: "Collision",
    required: "Optional",
    description:
      "Repairs or replaces your car after a crash you caused, or one with a fixed object. Saskatchewan and Manitoba build it into their basic plans.",
  },
  {
    name: "Comprehensive",
    required: "Optional",
    description:
      "Theft, fire, hail, falling objects, broken glass and animals. The basic plans of Saskatchewan and Manitoba include this too.",
  },
  {
    name: "Specified perils",
    required: "Optional",
    description: "A shorter, cheaper list in place of comprehensive. Damage not on the list is yours.",
  },
  {
    name: "All perils",
    required: "Optional",
    description: "Collision and comprehensive together, and theft by someone in your household or your employ.",
  },
  {
    name: "Family protection",
    required: "Optional",
    description: "Tops up what an at-fault driver with too little liability can pay you, to your own limit.",
  },
  {
    name: "Loss of use",
    required: "Optional",
    description: "Pays for a rental or other transport while your car is in the shop after a covered loss.",
  },
] as const satisfies readonly AutoCoverageRow[];
