import * as fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { calendarFile, type CalendarEvent } from "#domain/tools/calendar-file.ts";

const event: CalendarEvent = {
  id: "olhiCanPress-2026-11-02",
  day: "2026-12-31",
  title: "OLHI can press the insurer; ask, in writing",
  description: "First line\nSecond line: a \\ stays. Québec 🍁",
};

const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
};

test("a parser reads the file back", () => {
  const text = calendarFile([event, { ...event, id: "b", day: "2028-02-29" }], "2026-11-22");
  const [first, second] = read(text);
  expect(first?.summary).toBe(event.title);
  expect(first?.description).toBe(event.description);
  expect(first?.uid).toBe("olhiCanPress-2026-11-02@northcover");
  expect(first?.startDate.isDate).toBe(true);
  expect(first?.startDate.toString()).toBe("2026-12-31");
  expect(first?.endDate.toString()).toBe("2027-01-01");
  expect(second?.startDate.toString()).toBe("2028-02-29");
  expect(first?.component.getFirstSubcomponent("valarm")?.getFirstPropertyValue("trigger")?.toString()).toBe("-P3D");
});

test("lines of any text are at most 75 octets and are read back", () => {
  const words = fc.string({ unit: "grapheme", maxLength: 200 }).map((text) => text.replaceAll(/[\p{Cc}\p{Cs}]/gu, ""));
  fc.assert(
    fc.property(words, words, (title, description) => {
      const text = calendarFile([{ ...event, title, description }], "2026-11-22");
      for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      const [found] = read(text);
      expect(found?.summary).toBe(title);
      expect(found?.description).toBe(description);
    }),
  );
});

test("every line of a file", () => {
  expect(calendarFile([event], "2026-11-22").split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Northcover//Deadlines//EN",
    "CALSCALE:GREGORIAN",
    "BEGIN:VEVENT",
    "UID:olhiCanPress-2026-11-02@northcover",
    "DTSTAMP:20261122T000000Z",
    "DTSTART;VALUE=DATE:20261231",
    "DTEND;VALUE=DATE:20270101",
    "SUMMARY:OLHI can press the insurer\\; ask\\, in writing",
    "DESCRIPTION:First line\\nSecond line: a \\\\ stays. Québec 🍁",
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "DESCRIPTION:OLHI can press the insurer\\; ask\\, in writing",
    "TRIGGER:-P3D",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test("a line of 75 octets is not folded", () => {
  const summary = (length: number) => calendarFile([{ ...event, title: "x".repeat(length) }], "2026-11-22");
  expect(summary(67)).toContain(`\r\nSUMMARY:${"x".repeat(67)}\r\n`);
  expect(summary(68)).toContain(`\r\nSUMMARY:${"x".repeat(67)}\r\n x\r\n`);
});
