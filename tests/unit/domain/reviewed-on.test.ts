import { expect, test } from "vitest";
import { reviewedOn } from "#domain/reviewed-on.ts";
import { longDate } from "#format/long-date.ts";

test("guides and articles were last reviewed on a day", () => {
  expect(longDate(reviewedOn)).toMatch(/^[A-Z][a-z]+ \d+, 2\d{3}$/);
});
