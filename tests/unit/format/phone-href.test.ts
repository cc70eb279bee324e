import { expect, test } from "vitest";
import { formatPhone, phoneHref, phonePattern } from "#format/phone-href.ts";

test.each([
  ["1-877-225-0446", "tel:+18772250446"],
  ["204-985-7000", "tel:+12049857000"],
  ["1 (888) 295-8112", "tel:+18882958112"],
])("%s links to %s", (number, address) => {
  expect(phoneHref(number)).toBe(address);
});

test("a number in a text is found with hyphens or spaces, and stays as it is written", () => {
  const found = "1-877-225-0446, 1 888 295-8112 or 911".match(new RegExp(phonePattern, "g"));
  expect(found?.map(formatPhone)).toEqual(["1-877-225-0446", "1 888 295-8112"]);
});
