import { describe, expect, test } from "vitest";
import { AccountError } from "#account/account-error.ts";
import { LeadNotStored } from "#domain/lead-not-stored.ts";

describe.each([
  ["AccountError", AccountError],
  ["LeadNotStored", LeadNotStored],
] as const)("%s", (name, Kind) => {
  test("has a name, a reason and a cause", () => {
    const cause = new TypeError("Failed to fetch");
    const error = new Kind("unreachable", "No answer", { cause });
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ name, reason: "unreachable", message: "No answer", cause });
  });
});
