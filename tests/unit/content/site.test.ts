import { afterEach, describe, expect, test, vi } from "vitest";
import { ownerPlaceholders } from "#text/owner-placeholders.ts";

/** The sender as built with these settings. */
async function senderOf(legalName: string, postalAddress: string) {
  vi.stubEnv("VITE_LEGAL_NAME", legalName);
  vi.stubEnv("VITE_POSTAL_ADDRESS", postalAddress);
  vi.resetModules();
  const { sender } = await import("#content/site.ts");
  return sender.identity;
}

afterEach(() => vi.unstubAllEnvs());

describe("the sender that forms name and leads keep", () => {
  test("is the owner's legal name and postal address", async () => {
    expect(await senderOf(" Northcover Inc. ", "1 Main Street, Toronto ON M5V 1A1")).toBe(
      "Northcover Inc., 1 Main Street, Toronto ON M5V 1A1",
    );
  });

  test.each([
    ["", ""],
    ["Northcover Inc.", " "],
    ["", "1 Main Street, Toronto ON M5V 1A1"],
  ])("is the placeholder as long as one of the two is missing (%j, %j)", async (legalName, postalAddress) => {
    expect(await senderOf(legalName, postalAddress)).toBe(ownerPlaceholders.identity);
  });
});
