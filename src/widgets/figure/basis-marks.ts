import type { FigureBasis, SourceId } from "#domain/figure.ts";

/** How figures without a published source are marked. */
export const basisMarks = {
  site: {
    sign: "†",
    spoken: "our guidance",
    meaning: "Northcover’s own guidance. Illustrative; it comes from no survey.",
  },
  promise: {
    sign: "§",
    spoken: "our promise",
    meaning: "Northcover’s own promise or rule.",
  },
  practice: {
    sign: "‡",
    spoken: "usual practice",
    meaning: "Ordinary practice or law, from general knowledge. Check your own policy.",
  },
  illustrative: {
    sign: "*",
    spoken: "made-up example",
    meaning: "Made up, to show how something works.",
  },
} as const satisfies Record<
  Exclude<FigureBasis, SourceId>,
  { readonly sign: string; readonly spoken: string; readonly meaning: string }
>;
