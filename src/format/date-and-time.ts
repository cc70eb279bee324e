import { locale } from "#locale";

/**
 * Formats a moment in the reader's time zone: "November 20, 2026 at 10:00 a.m. EST". Call it in the browser only: a
 * prerender would use the build machine's time zone.
 */
export function dateAndTime(moment: Date): string {
  return new Intl.DateTimeFormat(locale.tag, {
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  }).format(moment);
}
