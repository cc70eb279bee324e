import type { IsoDay } from "#format/long-date.ts";
import type { PhoneLine } from "./article-records.ts";
import type { Figure, SourceId } from "./figure.ts";
import type { ProvinceSlug } from "./province.ts";

/** Words, or a figure with its source where an amount or a time limit is said. */
export type OfficeStatement = string | Figure;

/** An office that a person with a question, a complaint or a claim can turn to, as a visitor sees it. */
export interface ShownOffice {
  /** Part of the fragment that leads to it: `office-gio`. */
  readonly id: string;
  /** With the short name in brackets, where it has one. */
  readonly name: string;
  readonly takes: string;
  /** What it can't do, or doesn't take. */
  readonly limits?: OfficeStatement;
  /** What it costs the person who turns to it. */
  readonly cost: OfficeStatement;
  /** How soon to go there, or how long it takes. */
  readonly time?: OfficeStatement;
  /** The page where a visitor goes on. */
  readonly url: `https://${string}`;
  /** Empty where no number could be confirmed. */
  readonly phone: readonly PhoneLine[];
  /** The day on which page and phone were checked last. */
  readonly read: IsoDay;
  /** Pages, other than its own, on which what is said here rests. */
  readonly sources?: readonly SourceId[];
}

/** Where an office works: everywhere, or in one province or territory. */
export type OfficePlace = "canada" | ProvinceSlug;

/** The one record of an office. */
export interface Office extends ShownOffice {
  readonly place: OfficePlace;
  /** The names that become links where a text first speaks of it; none where a link at each first name would be too much. */
  readonly linkedNames: readonly string[];
  /** Whether other places have an office of the same name, so that the names mean this one in texts about its place alone. */
  readonly isNamesake?: true;
  /** Its name in French, for the French edition; absent where no official one was found. */
  readonly nameInFrench?: string;
  /** Its page in French, where one is known. */
  readonly urlInFrench?: `https://${string}`;
}

/** What a page shows of an office, without what only other pages or the French edition need. */
export function shownOffice(office: Office): ShownOffice {
  const { id, name, takes, limits, cost, time, url, phone, read, sources } = office;
  return {
    id,
    name,
    takes,
    ...(limits !== undefined && { limits }),
    cost,
    ...(time !== undefined && { time }),
    url,
    phone,
    read,
    ...(sources !== undefined && { sources }),
  };
}
