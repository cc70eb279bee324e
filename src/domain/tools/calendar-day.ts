import type { IsoDay } from "#domain/dated-figure.ts";

const lengthOfDay = 10;
const millisecondsOfDay = 86_400_000;

function isIsoDay(text: string): text is IsoDay {
  const moment = new Date(`${text}T00:00:00Z`);
  // `Date` turns February 30 into March 2, and years after 9999 have more digits.
  return (
    !Number.isNaN(moment.getTime()) && text.length === lengthOfDay && moment.toISOString() === `${text}T00:00:00.000Z`
  );
}

/** Parses a date such as `2026-11-22`; `null` for an invalid one, such as February 30. */
export function readDay(text: string): IsoDay | null {
  const day = text.trim();
  return isIsoDay(day) ? day : null;
}

/** Adds calendar days to a date. The number may be negative. */
export function addDays(day: IsoDay, days: number): IsoDay {
  const moment = new Date(`${day}T00:00:00Z`);
  return dayOf(new Date(moment.getTime() + days * millisecondsOfDay));
}

/** Adds years to a date. February 29 becomes February 28 in a common year. */
export function addYears(day: IsoDay, years: number): IsoDay {
  const moment = new Date(`${day}T00:00:00Z`);
  const month = moment.getUTCMonth();
  moment.setUTCFullYear(moment.getUTCFullYear() + years);
  if (moment.getUTCMonth() !== month) moment.setUTCDate(0);
  return dayOf(moment);
}

/** Calendar days between two dates; negative if the second is earlier. */
export function daysBetween(from: IsoDay, to: IsoDay): number {
  return (Date.parse(to) - Date.parse(from)) / millisecondsOfDay;
}

function dayOf(moment: Date): IsoDay {
  return `${moment.getUTCFullYear()}-${part(moment.getUTCMonth() + 1)}-${part(moment.getUTCDate())}`;
}

function part(value: number): string {
  return String(value).padStart(2, "0");
}
