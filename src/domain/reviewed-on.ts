import type { IsoDay } from "#format/long-date.ts";

/** The day every guide and article was last reviewed; each shows it at its foot. */
export const reviewedOn: IsoDay = "2026-11-20";
