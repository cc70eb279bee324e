import type { IsoDay } from "#format/long-date.ts";

/** Day of the last review of every guide and article, shown at the foot of each. */
export const reviewedOn: IsoDay = "2026-11-20";
