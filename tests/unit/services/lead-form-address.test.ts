import { expect, test } from "vitest";
import { leadFormAddress } from "#services/lead-form-address.ts";

test.each([
  [undefined, "/functions/v1/send-lead"],
  ["/", "/functions/v1/send-lead"],
  ["https://project.supabase.example", "https://project.supabase.example/functions/v1/send-lead"],
])("with the backend at %s, a plain form is sent to %s", (url, address) => {
  expect(leadFormAddress(url)).toBe(address);
});
