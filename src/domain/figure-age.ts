import type { DatedFigure, IsoDay } from "./dated-figure.ts";

/** How many days ahead an expiry is worth saying. */
const warningDays = 60;

/** A figure with the name it has in its file. */
export interface ListedFigure {
  /** Its place in the code, such as `canada-pension-plan: survivorMaximum`. */
  readonly name: string;
  readonly figure: Pick<DatedFigure<unknown>, "validTo" | "basis" | "asOf">;
  /** Whether the page itself says that the period is over, because no newer amount was found. */
  readonly isSaidToBePast?: boolean;
}

/** A figure that has run out or is about to. */
export interface AgedFigure extends ListedFigure {
  readonly state: "expired" | "expiring" | "past";
  /** Days until its last day; negative once that is over. */
  readonly daysLeft: number;
}

const day = 86_400_000;

/** Whole days from one day to the other. */
function daysBetween(from: IsoDay, to: IsoDay): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / day);
}

function stateOf(daysLeft: number, isSaidToBePast: boolean): AgedFigure["state"] {
  if (daysLeft >= 0) return "expiring";
  return isSaidToBePast ? "past" : "expired";
}

/**
 * The figures whose last valid day is over on `today`, or will be within 60 days, the oldest first. The day comes from
 * outside, so that a test can set it.
 * @throws {RangeError} For a `today` or a `validTo` that is no day.
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
