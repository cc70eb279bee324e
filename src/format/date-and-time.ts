const format = new Intl.DateTimeFormat("en-CA", {
  year: "numeric",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
});

/**
 * A moment in the reader's own time zone: "November 20, 2026 at 10:00 a.m. EST". For what is drawn in the browser only,
 * since a server formats it in a zone of its own.
 */
export function dateAndTime(moment: Date): string {
  return format.format(moment);
}
