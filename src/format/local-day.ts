const twoDigits = (part: number) => String(part).padStart(2, "0");

/** The day a moment falls on where the visitor is, as machines write it: `2026-11-23`. */
export function localDay(moment: Date): `${number}-${string}-${string}` {
  return `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`;
}
