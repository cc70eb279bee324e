import * as fc from "fast-check";
import { anyCharacter } from "../any-character.ts";

/** Hostile text against the database, a page, a spreadsheet or a terminal. */
export const hostileText = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 200 }),
  fc.string({
    unit: fc.constantFrom("\u0000", "\u001B", "\u0085", "\u202E", "\uFEFF", "\u{E0041}", "'", "\\", "%", "$1"),
  }),
  fc.constantFrom(
    "'; drop table public.leads; --",
    "$$; select pg_sleep(10); $$",
    "<img src=x onerror=alert(1)>",
    '=HYPERLINK("http://a.example")',
    "{{7*7}}",
    "../../../etc/passwd",
    "null",
    "\uFFFF\uFFFE",
    "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢",
    "x".repeat(1_000_000),
  ),
);

export const textField = fc.constantFrom(
  "name",
  "email",
  "phone",
  "interest",
  "lead_type",
  "page_source",
  "page_url",
  "user_agent",
);
