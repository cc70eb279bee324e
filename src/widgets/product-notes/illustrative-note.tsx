/** The sentence that stands wherever grades, scores or prices come from no survey; readings.md, "Facts". */
export function IllustrativeNote() {
  return <>Illustrative figures, not survey data</>;
}
