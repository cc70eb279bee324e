import type { DatedFigure, IsoDay } from "./dated-figure.ts";

/** Days before expiry from which a figure is reported. */
const warningDays = 60;

/** A figure with its name in its file. */
export interface ListedFigure {
  /** File and key: `canada-pension-plan: survivorMaximum`. */
  readonly name: string;
  readonly figure: Pick<DatedFigure<unknown>, "validTo" | "basis" | "asOf">;
  /** Whether the page states that the period is over, because no newer amount was found. */
  readonly isSaidToBePast?: boolean;
}

/** A figure that has expired or is about to expire. */
export interface AgedFigure extends ListedFigure {
  readonly state: "expired" | "expiring" | "past";
  /** Days until the last valid day; negative after it. */
  readonly daysLeft: number;
}

const day = 86_400_000;

/** Whole days between two days. */
function daysBetween(from: IsoDay, to: IsoDay): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / day);
}

function stateOf(daysLeft: number, isSaidToBePast: boolean): AgedFigure["state"] {
  if (daysLeft >= 0) return "expiring";
  return isSaidToBePast ? "past" : "expired";
}

/**
 * The figures whose last valid day is before `today` or within 60 days of it, oldest first. `today` is a parameter so
 * that a test can set it.
 * @throws {RangeError} When `today` or a `validTo` is not a day.
 */
export function agedFigures(figures: readonly ListedFigure[], today: IsoDay): readonly AgedFigure[] {
  return figures
    .map((listed) => {
      const daysLeft = daysBetween(today, listed.figure.validTo);
      if (Number.isNaN(daysLeft)) throw new RangeError(`${listed.name}: "${listed.figure.validTo}" is no day`);
      return { ...listed, daysLeft, state: stateOf(daysLeft, listed.isSaidToBePast ?? false) };
    })
    .filter(({ daysLeft }) => daysLeft <= warningDays)
    .toSorted((one, other) => one.daysLeft - other.daysLeft);
}
