import { expect, test } from "vitest";
import { dateAndTime } from "#format/date-and-time.ts";

test("shows the day, the time to the minute and the time zone", () => {
  // Spaces may be narrow, and the time zone is the machine's.
  const text = dateAndTime(new Date(2026, 10, 20, 10, 5)).replaceAll(/\s/g, " ");
  expect(text).toMatch(/^November 20, 2026 at 10:05 a\.m\. [A-Z]/);
});
