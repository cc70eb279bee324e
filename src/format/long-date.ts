import { locale } from "#locale";

/* Not `Intl`: servers and browsers may format the same day differently, and hydration would change the layout. */

/** A day in ISO 8601: "2026-11-20". */
export type IsoDay = `${number}-${number}-${number}`;

/**
 * Formats "2026-11-20" as "November 20, 2026", identically on every machine.
 * @throws {Error} When the text is not a day.
 */
export function longDate(iso: string): string {
  const [year, month, date] = iso.split("-");
  const name = locale.monthNames[Number(month) - 1];
  const day = Number(date);
  if (name === undefined || !(day >= 1 && day <= 31)) throw new Error(`"${iso}" is no day.`);
  return locale.day(Number(year), name, day);
}

/**
 * Formats a day, month or year: "2026-11-20" as "November 20, 2026", "2026-11" as "November 2026"; "2026" is unchanged.
 * @throws {Error} When the text is none of these.
 */
export function longPeriod(iso: string): string {
  const parts = iso.split("-");
  const [year = iso, month] = parts;
  if (!/^\d{4}$/.test(year) || parts.length > 3) throw new Error(`"${iso}" is no day, month or year.`);
  if (parts.length === 3) return longDate(iso);
  if (month === undefined) return year;
  const name = locale.monthNames[Number(month) - 1];
  if (name === undefined) throw new Error(`"${iso}" is no day, month or year.`);
  return `${name} ${year}`;
}
