import type { HomeDiscount } from "#domain/guide-records.ts";

export const homeDiscounts = [
  {
    name: "Bundle",
    from: 10,
    to: 25,
    howToGet: "Put home and auto with one insurer. Compare the amount with two separate best quotes before you sign.",
  },
  {
    name: "Association",
    from: 5,
    to: 15,
    howToGet: "Name your alumni body, union, employer or profession when you ask for the quote.",
  },
  {
    name: "Mature home",
    from: 10,
    to: 20,
    howToGet:
      "Ask at the age your insurer names, often in your fifties. It rewards a mature owner; an older building costs more.",
  },
  {
    name: "Smart home",
    from: 5,
    to: 10,
    howToGet: "Send proof of a monitored alarm, leak sensors or an automatic water shut-off.",
  },
  {
    name: "Claims-free",
    from: 15,
    to: 30,
    howToGet: "Bring a letter of experience from your last insurer, so that clean years count from the first day.",
  },
  {
    name: "Mortgage-free",
    from: 10,
    to: 15,
    howToGet: "Tell the insurer when the mortgage is discharged. Nobody does it for you.",
  },
] as const satisfies readonly HomeDiscount[];
