/** A day, ISO 8601: "2026-11-20". */
export type IsoDay = `${number}-${number}-${number}`;

/* `Intl` would do, but servers and browsers may format the same day differently, and the page would jump. */
const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/**
 * "2026-11-20" as "November 20, 2026", the same on every machine.
 * @throws {Error} For text that is no day.
 */
export function longDate(iso: string): string {
  const [year, month, date] = iso.split("-");
  const name = months[Number(month) - 1];
  const day = Number(date);
  if (name === undefined || !(day >= 1 && day <= 31)) throw new Error(`"${iso}" is no day.`);
  return `${name} ${day}, ${Number(year)}`;
}

/**
 * A day, month or year as written: "2026-11-20" is "November 20, 2026", "2026-11" is "November 2026", "2026" stays.
 * @throws {Error} For text that is none of them.
 */
export function longPeriod(iso: string): string {
  const parts = iso.split("-");
  const [year = iso, month] = parts;
  if (!/^\d{4}$/.test(year) || parts.length > 3) throw new Error(`"${iso}" is no day, month or year.`);
  if (parts.length === 3) return longDate(iso);
  if (month === undefined) return year;
  const name = months[Number(month) - 1];
  if (name === undefined) throw new Error(`"${iso}" is no day, month or year.`);
  return `${name} ${year}`;
}
