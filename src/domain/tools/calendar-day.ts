import type { IsoDay } from "#domain/dated-figure.ts";

const lengthOfDay = 10;
const millisecondsOfDay = 86_400_000;

function isIsoDay(text: string): text is IsoDay {
  const moment = new Date(`${text}T00:00:00Z`);
  // February 30 would become March 2. Years beyond 9999 are longer.
  return (
    !Number.isNaN(moment.getTime()) && text.length === lengthOfDay && moment.toISOString() === `${text}T00:00:00.000Z`
  );
}

/** A day of the calendar written `2026-11-22`, or `null` for anything else, such as February 30. */
export function readDay(text: string): IsoDay | null {
  const day = text.trim();
  return isIsoDay(day) ? day : null;
}

/** The day that many calendar days later; earlier where the number is negative. */
export function addDays(day: IsoDay, days: number): IsoDay {
  const moment = new Date(`${day}T00:00:00Z`);
  return dayOf(new Date(moment.getTime() + days * millisecondsOfDay));
}

/** The same day of a later year; February 28 where a year has no 29. */
export function addYears(day: IsoDay, years: number): IsoDay {
  const moment = new Date(`${day}T00:00:00Z`);
  const month = moment.getUTCMonth();
  moment.setUTCFullYear(moment.getUTCFullYear() + years);
  if (moment.getUTCMonth() !== month) moment.setUTCDate(0);
  return dayOf(moment);
}

/** Calendar days from one day to a later one; negative where it is earlier. */
export function daysBetween(from: IsoDay, to: IsoDay): number {
  return (Date.parse(to) - Date.parse(from)) / millisecondsOfDay;
}

function dayOf(moment: Date): IsoDay {
  return `${moment.getUTCFullYear()}-${part(moment.getUTCMonth() + 1)}-${part(moment.getUTCDate())}`;
}

function part(value: number): string {
  return String(value).padStart(2, "0");
}
