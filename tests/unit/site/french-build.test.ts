import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

/* `tests/french` runs with the conditions of the French build; here its data takes the place of the English. */
beforeAll(() => {
  vi.resetModules();
  vi.doMock("#addresses", () => import("../../../src/site/addresses-fr.ts"));
  vi.doMock("#locale", () => import("../../../src/format/locale-fr.ts"));
});

afterAll(() => {
  vi.doUnmock("#addresses");
  vi.doUnmock("#locale");
  vi.resetModules();
});

describe("in the French build", () => {
  test.each([
    ["/learn", "/fr/guides"],
    ["/learn?from=ad#top", "/fr/guides?from=ad#top"],
    ["/learn#a\nb", "/fr/guides#a\nb"],
    ["/nowhere?from=ad", "/nowhere?from=ad"],
  ])("the address of %j is %j", async (href, address) => {
    const { addressOf } = await import("#site/site-path.ts");
    expect(addressOf(href)).toBe(address);
  });

  test("dollarUnits puts the dollar sign and another unit after the field", async () => {
    const { dollarUnits } = await import("#format/money.ts");
    expect(dollarUnits()).toEqual({ suffix: "$" });
    expect(dollarUnits("par mois")).toEqual({ suffix: "$ par mois" });
  });

  test("the numbers in a text have spaces between groups and a decimal comma", async () => {
    const { numbersIn } = await import("#format/written-numbers.ts");
    expect(numbersIn("1\u00A0234\u00A0567,50\u00A0$ à 2\u00A0000\u00A0$")).toEqual([1_234_567.5, 2000]);
  });
});
