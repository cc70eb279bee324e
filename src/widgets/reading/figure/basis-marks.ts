import type { FigureBasis, SourceId } from "#domain/figure.ts";
import * as words from "#words/reading.ts";

/** Marks of figures without a published source. */
export const basisMarks = {
  site: {
    sign: "†",
    spoken: words.spokenBasis.site,
    meaning: words.ownGuidance,
  },
  promise: {
    sign: "§",
    spoken: words.spokenBasis.promise,
    meaning: words.ownPromise,
  },
  practice: {
    sign: "‡",
    spoken: words.spokenBasis.practice,
    meaning: words.generalKnowledge,
  },
  illustrative: {
    sign: "*",
    spoken: words.spokenBasis.illustrative,
    meaning: words.madeUp,
  },
} as const satisfies Record<
  Exclude<FigureBasis, SourceId>,
  { readonly sign: string; readonly spoken: string; readonly meaning: string }
>;
