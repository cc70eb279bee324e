import type { FigureBasis, SourceId } from "#domain/figure.ts";
import * as words from "#words/reading.ts";

/** Marks of figures without a published source. */
export const basisMarks = {
  site: {
    sign: "†",
    spoken: "our guidance",
    meaning: words.ownGuidance,
  },
  promise: {
    sign: "§",
    spoken: "our promise",
    meaning: words.ownPromise,
  },
  practice: {
    sign: "‡",
    spoken: "usual practice",
    meaning: words.generalKnowledge,
  },
  illustrative: {
    sign: "*",
    spoken: "made-up example",
    meaning: words.madeUp,
  },
} as const satisfies Record<
  Exclude<FigureBasis, SourceId>,
  { readonly sign: string; readonly spoken: string; readonly meaning: string }
>;
