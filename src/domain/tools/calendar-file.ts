import type { IsoDay } from "#domain/dated-figure.ts";
import { addDays } from "./calendar-day.ts";

/** A whole-day calendar event. */
export interface CalendarEvent {
  /** Stable unique id, so that importing a second file updates the event instead of duplicating it. */
  readonly id: string;
  readonly day: IsoDay;
  readonly title: string;
  readonly description: string;
}

const encoder = new TextEncoder();
const octetsOfLine = 75;

function escape(text: string): string {
  return text
    .replaceAll("\\", "\\\\")
    .replaceAll(";", "\\;")
    .replaceAll(",", "\\,")
    .replaceAll(/\r\n|\r|\n/g, "\\n");
}

/** Folds a line at 75 octets, as RFC 5545 requires, without splitting a character. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = "";
  for (const character of line) {
    if (encoder.encode(current + character).length > octetsOfLine) {
      lines.push(current);
      current = ` ${character}`;
    } else {
      current += character;
    }
  }
  return [...lines, current].join("\r\n");
}

const compact = (day: IsoDay) => day.replaceAll("-", "");

function eventLines({ id, day, title, description }: CalendarEvent, stamp: IsoDay): readonly string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${escape(id)}@northcover`,
    `DTSTAMP:${compact(stamp)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    `SUMMARY:${escape(title)}`,
    `DESCRIPTION:${escape(description)}`,
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escape(title)}`,
    "TRIGGER:-P3D",
    "END:VALARM",
    "END:VEVENT",
  ];
}

/**
 * Creates a calendar file (RFC 5545) of whole-day events, each with a reminder three days before.
 * @param today - Creation date of the file.
 */
export function calendarFile(events: readonly CalendarEvent[], today: IsoDay): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Northcover//Deadlines//EN",
    "CALSCALE:GREGORIAN",
    ...events.flatMap((event) => eventLines(event, today)),
    "END:VCALENDAR",
  ];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}
