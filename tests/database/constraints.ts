import * as fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createLead, interests, leadLimits, validateLeadForm } from "#domain/lead.ts";
import { leadTypes } from "#domain/lead-type.ts";
import { hostileText, textField } from "./hostile-text.ts";
import {
  countLeads,
  emptyDatabase,
  fitting,
  insertLead,
  ownerOf,
  refusal,
  storedLead,
  type TestDatabase,
  validLead,
} from "./test-database.ts";
import { anyCharacter } from "../any-character.ts";

async function listedIn(database: TestDatabase, constraint: string): Promise<string[]> {
  const [row] = await database.owner("select pg_get_constraintdef(oid) as text from pg_constraint where conname = $1", [
    constraint,
  ]);
  return [...String(row?.["text"]).matchAll(/'([a-z_]+)'::text/g)].map((match) => match[1] ?? "");
}

export function describeConstraints(open: () => TestDatabase): void {
  describe("constraints", () => {
    beforeAll(() => open().owner("update private.flood_limits set site_hour = 100000"));
    beforeEach(() => emptyDatabase(open()));

    test("allow the lead types and interests of the site, and no others", async () => {
      expect((await listedIn(open(), "leads_lead_type_known")).toSorted()).toEqual(leadTypes.toSorted());
      expect((await listedIn(open(), "leads_interest_known")).toSorted()).toEqual(interests.toSorted());
    });

    test.each([
      ["an id ordered by time", { id: "01932c07-209c-7f4b-9a3c-2d1c5e0f8b77" }],
      ["the longest name, in letters of four bytes", { name: "𝒜".repeat(leadLimits.name) }],
      ["a name from right to left", { name: "محمد علی\u200Cپور" }],
      ["a name in combined characters", { name: "Nguyễn Thị Ánh 👩‍👧" }],
      ["markup and SQL as a name", { name: `Robert'); drop table leads;-- <script>alert("1")</script>` }],
      ["no name for the newsletter", { name: "", lead_type: "newsletter_signup", newsletter: true }],
      ["the longest e-mail address", { email: `${"e".repeat(leadLimits.email - 11)}@example.ca` }],
      ["the longest part of a domain", { email: `a@${"d".repeat(63)}.ca` }],
      ["an address in capitals", { email: "ANA@EXAMPLE.CA" }],
      ["an address under a domain of another script", { email: "ana@example.xn--fiqs8s" }],
      ["every sign allowed in an e-mail address", { email: "a.!#$%&'*+/=?^_`{|}~-@example.ca" }],
      ["a phone number with an extension", { phone: "+1 (416) 555-0123 ext. 123456" }],
      ["the longest extension", { phone: "+1 (514) 555-0123, extension 12345678" }],
      ["an extension in brackets", { phone: "514 555-0123 (poste 12)" }],
      ["the longest phone number", { phone: `416.555.0123${" ".repeat(leadLimits.phone - 14)}x1` }],
      ["the longest source", { page_source: "a".repeat(leadLimits.pageSource) }],
      ["the longest address", { page_url: `http://a/${"b".repeat(leadLimits.pageUrl - 9)}` }],
      ["a local address", { page_url: "http://localhost:4173/" }],
      ["no browser name", { user_agent: "" }],
      ["the longest browser name", { user_agent: "ü".repeat(leadLimits.userAgent) }],
      ["the newsletter", { newsletter: true }],
    ])("accept %s, and store it exactly", async (_, change) => {
      const lead = validLead(change);
      await insertLead(open(), lead);
      expect(await storedLead(open(), lead.id)).toMatchObject(lead);
    });

    test("accept every visible letter and digit of every script", async () => {
      const known = await open().owner(
        `select code from generate_series(1, 1114111) as code
         where code not between 55296 and 57343 and private.has_letter_or_digit(chr(code))`,
      );
      const inSql = new Set(known.map(({ code }) => Number(code)));
      const wrong: string[] = [];
      for (let code = 1; code <= 0x10_ff_ff; code += 1) {
        const character = String.fromCodePoint(code);
        // Characters of a newer Unicode lie within the ranges of their script, or wait for a later version.
        if (/[\p{Cs}\p{Cn}]/u.test(character)) continue;
        const isLetter = /[\p{L}\p{Nd}]/u.test(character) && !/\p{Default_Ignorable_Code_Point}/u.test(character);
        if (isLetter !== inSql.has(code)) wrong.push(`U+${code.toString(16)}`);
      }
      expect(wrong).toEqual([]);
    });

    test("allow a lead of an older release with such a name to be handed over, corrected and erased", async () => {
      const lead = fitting();
      await insertLead(open(), lead);
      await open().owner("alter table public.leads disable trigger refuse_invisible_correction");
      await open().owner("update public.leads set name = U&'\\200B'");
      await open().owner("alter table public.leads enable trigger refuse_invisible_correction");
      const { ask, claim, finish } = ownerOf(open);
      const [claimed] = await claim();
      expect(await finish(claimed)).toBe(true);
      const correct = (field: string, text: string) => ask("correct_person($1, $2, $3)", [lead.email, field, text]);
      expect(await correct("phone", "416-555-0123")).toBe(1);
      expect(await refusal(correct("name", "\u200B\u200D"))).toMatchObject({ constraint: "leads_name_visible" });
      expect(await correct("name", "Ann")).toBe(1);
      expect(await ask("erase_person($1)", [lead.email])).toBe(1);
    });

    test.each([
      ["the empty id", "leads_id_random", { id: "00000000-0000-0000-0000-000000000000" }],
      ["a time-based id, a UUID of version 1", "leads_id_random", { id: "a3bb189e-8bf9-11ee-b962-0242ac120002" }],
      ["no name", "leads_name_valid", { name: "" }],
      ["a name of spaces", "leads_name_valid", { name: "   " }],
      ["spaces around the name", "leads_name_valid", { name: " Ann" }],
      ["a longer name", "leads_name_valid", { name: "n".repeat(leadLimits.name + 1) }],
      ["a line break in the name", "leads_name_valid", { name: "Ann\nBcc: all" }],
      ["a terminal's control character in the name", "leads_name_valid", { name: "Ann\u001B[2J" }],
      ["a control character of the second set", "leads_name_valid", { name: "Ann\u0085" }],
      ["a line separator in the name", "leads_name_valid", { name: "Ann\u2028" }],
      ["text that turns its direction", "leads_name_valid", { name: "Ann\u202Eeel" }],
      ["text that is isolated", "leads_name_valid", { name: "Ann\u2066x" }],
      ["a name of joiners", "leads_name_visible", { name: "\u200B\u200D\uFEFF" }],
      ["a name of a space that is no space", "leads_name_visible", { name: "\u00A0" }],
      ["a name of fillers", "leads_name_visible", { name: "\u3164\u115F" }],
      ["a name of marks of direction", "leads_name_visible", { name: "\u200F\u061C" }],
      ["a name of tags", "leads_name_visible", { name: "\u{E0041}\u{E0042}" }],
      ["a name of characters that could not be read", "leads_name_visible", { name: "\uFFFD\uFFFD" }],
      ["a name of combining marks", "leads_name_visible", { name: "\u0301\u20DD" }],
      ["a name of private characters", "leads_name_visible", { name: "\uE000\u{F0000}" }],
      ["a name of the last character", "leads_name_visible", { name: "\u{10FFFF}" }],
      ["a name of signs", "leads_name_visible", { name: "-- ... !" }],
      ["a name of a megabyte", "leads_name_valid", { name: "n".repeat(1_000_000) }],
      ["no e-mail address", "leads_email_valid", { email: "" }],
      ["an address without @", "leads_email_valid", { email: "example.ca" }],
      ["an address without the end of its domain", "leads_email_valid", { email: "ana@exampl" }],
      ["an address that ends in one letter", "leads_email_valid", { email: "ana@example.c" }],
      ["an address of a machine", "leads_email_valid", { email: "ana@127.0.0.1" }],
      ["two @", "leads_email_valid", { email: "a@b@example.ca" }],
      ["a space in the address", "leads_email_valid", { email: "a b@example.ca" }],
      ["a line break after the address", "leads_email_valid", { email: "a@example.ca\n" }],
      ["a second recipient", "leads_email_valid", { email: "a@example.ca,b@example.ca" }],
      ["a letter outside ASCII", "leads_email_valid", { email: "zoë@example.ca" }],
      ["a domain that begins with a hyphen", "leads_email_valid", { email: "a@-example.ca" }],
      ["a domain that ends with a hyphen", "leads_email_valid", { email: "a@example-.ca" }],
      ["an empty part of a domain", "leads_email_valid", { email: "a@example..ca" }],
      ["a part of a domain that is too long", "leads_email_valid", { email: `a@${"d".repeat(64)}.ca` }],
      ["a longer address", "leads_email_valid", { email: `${"e".repeat(leadLimits.email - 10)}@example.ca` }],
      ["an address of a megabyte", "leads_email_valid", { email: `${"e".repeat(1_000_000)}@example.ca` }],
      ["too few digits", "leads_phone_valid", { phone: "555-0123" }],
      ["too many digits", "leads_phone_valid", { phone: "1".repeat(16) }],
      ["digits only in the extension", "leads_phone_valid", { phone: "- x123456" }],
      ["a longer extension", "leads_phone_valid", { phone: "514 555-0123 poste 123456789" }],
      ["words as a phone number", "leads_phone_valid", { phone: "416-555-CALL" }],
      ["a phone number that is too long", "leads_phone_valid", { phone: `4165550123${" ".repeat(39)}` }],
      ["a line break in the phone number", "leads_phone_valid", { phone: "4165550123\n" }],
      ["another interest", "leads_interest_known", { interest: "pet_insurance" }],
      ["an interest in capitals", "leads_interest_known", { interest: "Home_Insurance" }],
      ["another lead type", "leads_lead_type_known", { lead_type: "admin" }],
      ["no source", "leads_page_source_valid", { page_source: "" }],
      ["a longer source", "leads_page_source_valid", { page_source: "a".repeat(leadLimits.pageSource + 1) }],
      ["markup as the source", "leads_page_source_valid", { page_source: "<script>" }],
      ["a script as the address", "leads_page_url_valid", { page_url: "javascript:alert(1)" }],
      ["a script after a line break", "leads_page_url_valid", { page_url: "javascript:1\nhttps://a.example" }],
      ["a file as the address", "leads_page_url_valid", { page_url: "file:///etc/passwd" }],
      ["a space in the address", "leads_page_url_valid", { page_url: "https://a.example/b c" }],
      ["a longer address", "leads_page_url_valid", { page_url: `https://a/${"b".repeat(leadLimits.pageUrl)}` }],
      ["a longer browser name", "leads_user_agent_valid", { user_agent: "u".repeat(leadLimits.userAgent + 1) }],
      ["a control character in the browser name", "leads_user_agent_valid", { user_agent: "Mozilla\u0007" }],
      ["no consent", "leads_consent_given", { consent: false }],
      ["the popup without newsletter", "leads_newsletter_by_button", { lead_type: "exit_intent", newsletter: false }],
      ["the signup without newsletter", "leads_newsletter_by_button", { lead_type: "newsletter_signup" }],
    ])("refuse %s", async (_, constraint, change) => {
      expect(await refusal(insertLead(open(), validLead(change)))).toMatchObject({ code: "23514", constraint });
      expect(await countLeads(open())).toBe(0);
    });

    test("refuse an unknown sync status, even from the owner", async () => {
      const lead = validLead();
      await insertLead(open(), lead);
      const refused = await refusal(open().owner("update public.leads set ghl_sync_status = 'lost'"));
      expect(refused).toMatchObject({ code: "23514", constraint: "leads_ghl_sync_status_known" });
    });

    test.each(Object.keys(validLead()))("refuse a lead whose %s is null", async (column) => {
      expect(await refusal(insertLead(open(), validLead({ [column]: null })))).toMatchObject({
        // The policy is checked before the column's own constraint.
        code: column === "ghl_sync_status" ? "42501" : "23502",
      });
    });

    test.each(["id", "name", "email", "interest", "lead_type", "page_source", "page_url", "consent"])(
      "refuse a lead without %s",
      async (column) => {
        const { [column]: _, ...rest } = validLead() as Record<string, unknown>;
        expect((await refusal(insertLead(open(), rest)))?.code).toBe("23502");
      },
    );

    test("refuse the NUL character", async () => {
      for (const column of ["name", "email", "phone", "user_agent"]) {
        expect((await refusal(insertLead(open(), validLead({ [column]: "a\u0000b" }))))?.code).toBe("22021");
      }
    });

    test("report a repeated id as a duplicate and keep the first lead", async () => {
      const lead = validLead();
      await insertLead(open(), lead);
      const again = await refusal(insertLead(open(), { ...validLead(), id: lead.id, name: "Somebody Else" }));
      expect(again).toMatchObject({ code: "23505", constraint: "leads_pkey" });
      expect(await countLeads(open())).toBe(1);
      expect(await storedLead(open(), lead.id)).toMatchObject(lead);
    });

    test("the database stores every input that the form accepts, unchanged", async () => {
      const name = fc.oneof(
        fc.string({ unit: "grapheme", minLength: 1 }),
        fc.string({ unit: anyCharacter, minLength: 1 }),
        fc.stringMatching(/^[A-Za-zÀ-ÿ' \t-]{1,130}$/),
      );
      const separator = fc.constantFrom("", " ", "-", ".", ") ");
      const phone = fc
        .tuple(
          fc.constantFrom("", "+", "+1 ", "("),
          fc.stringMatching(/^[0-9]{3}$/),
          separator,
          fc.stringMatching(/^[0-9]{5,13}$/),
          fc.stringMatching(
            /^( x1|( ext. | EXT |#|, poste | \(poste | p. |;ext=|,,| local | Poste : )[0-9]{1,8}\)?)?$/,
          ),
        )
        .map((parts) => parts.join(""));
      let stored = 0;
      await fc.assert(
        fc.asyncProperty(
          name,
          fc.emailAddress(),
          phone,
          fc.constantFrom(...interests),
          fc.webUrl({ withQueryParameters: true, withFragments: true }),
          fc.string({ unit: anyCharacter }),
          async (typedName, email, typedPhone, interest, pageUrl, userAgent) => {
            const result = validateLeadForm(
              { name: typedName, email, phone: typedPhone, interest, consent: true, newsletter: false },
              { interests, showPhone: true },
            );
            if (!result.ok) return;
            const lead = createLead(result.value, {
              id: crypto.randomUUID(),
              leadType: "tool_request",
              pageSource: "tools_hub",
              pageUrl,
              userAgent,
            });
            await emptyDatabase(open());
            await insertLead(open(), { ...lead });
            expect(await storedLead(open(), lead.id)).toMatchObject(lead);
            stored += 1;
          },
        ),
        { numRuns: 150 },
      );
      expect(stored).toBeGreaterThan(20);
    });

    test("hostile text in any field is stored exactly or refused by a rule", async () => {
      await fc.assert(
        fc.asyncProperty(textField, hostileText, async (column, text) => {
          const lead = validLead({ [column]: text });
          const refused = await refusal(insertLead(open(), lead));
          if (refused === undefined) expect(await storedLead(open(), lead.id)).toMatchObject(lead);
          else {
            expect(["23514", "22021"]).toContain(refused.code);
            expect(await storedLead(open(), lead.id)).toBeUndefined();
          }
        }),
        { numRuns: 250 },
      );
    });
  });
}
