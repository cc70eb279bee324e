import { afterEach, expect, test, vi } from "vitest";
import { localDay } from "#format/local-day.ts";

afterEach(() => vi.unstubAllEnvs());

test.each([
  ["America/Vancouver", "2026-11-24T06:30:00Z", "2026-11-23"],
  ["America/St_Johns", "2026-11-24T06:30:00Z", "2026-11-24"],
  ["UTC", "2026-01-05T00:00:00Z", "2026-01-05"],
])("in %s, %s falls on %s", (zone, moment, day) => {
  vi.stubEnv("TZ", zone);
  expect(localDay(new Date(moment))).toBe(day);
});
