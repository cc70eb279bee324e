import type { IsoDay } from "#format/long-date.ts";
import type { PhoneLine } from "./article-records.ts";
import type { Figure, SourceId } from "./figure.ts";
import type { ProvinceSlug } from "./province.ts";

/** Plain words, or a figure with its source for an amount or a time limit. */
export type OfficeStatement = string | Figure;

/** The displayed fields of an office that handles questions, complaints or claims. */
export interface ShownOffice {
  /** Suffix of the office's fragment: `gio` in `office-gio`. */
  readonly id: string;
  /** Name, followed by the short name in brackets where one exists. */
  readonly name: string;
  readonly takes: string;
  /** Limits of the office's powers, or cases that it doesn't handle. */
  readonly limits?: OfficeStatement;
  /** Cost to the person who contacts the office. */
  readonly cost: OfficeStatement;
  /** Deadline for contacting the office, or duration of its process. */
  readonly time?: OfficeStatement;
  /** The office's own page for visitors. */
  readonly url: `https://${string}`;
  /** Empty where no number could be confirmed. */
  readonly phone: readonly PhoneLine[];
  /** Day of the last check of page and phone number. */
  readonly read: IsoDay;
  /** Further source pages of the record, besides the office's own page. */
  readonly sources?: readonly SourceId[];
}

/** Territory of an office: all of Canada, or one province or territory. */
export type OfficePlace = "canada" | ProvinceSlug;

/** The single record of an office. */
export interface Office extends ShownOffice {
  readonly place: OfficePlace;
  /** Names whose first mention in a text becomes a link; empty where a link at each first mention would be too much. */
  readonly linkedNames: readonly string[];
  /** Whether another province has an office of the same name. The names then mean this office only in texts about its own province. */
  readonly isNamesake?: true;
}

/** Names in a text that link to the page of the office. */
export interface OfficialBody {
  readonly names: readonly string[];
  readonly url: `https://${string}`;
  /** Restricts the names to files whose path contains this part; without it the names apply in every file. */
  readonly within?: string;
}

/** Reduces a record to the displayed fields, without those that only other pages need. */
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
