const twoDigits = (part: number) => String(part).padStart(2, "0");

/** The calendar day of a moment in the visitor's time zone, in ISO 8601: `2026-11-23`. */
export function localDay(moment: Date): `${number}-${string}-${string}` {
  return `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`;
}
