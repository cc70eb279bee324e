import * as words from "#words/comparison.ts";

/** The sentence that stands wherever grades, scores or prices come from no survey; readings.md, "Facts". */
export function IllustrativeNote() {
  return <>{words.illustrativeFigures}</>;
}
