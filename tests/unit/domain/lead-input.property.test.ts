import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  createLead,
  interests,
  leadLimits,
  validateLeadForm,
  type LeadFormField,
  type LeadFormProblem,
  type LeadFormShape,
  type LeadFormValues,
} from "#domain/lead.ts";
import { leadTypes } from "#domain/lead-type.ts";
import { anyCharacter } from "../../any-character.ts";

/** Any text that can enter a field: typed, pasted, autofilled or set by a script. */
const anyText = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 400 }),
  fc.string({ unit: "grapheme", maxLength: 150 }),
  fc.string({
    unit: fc.constantFrom("\uD800", "\uDFFF", "a", "\u0000", "\u001B", "\u0085", "\u200B", "\uFEFF", "\u2028"),
    maxLength: 50,
  }),
  fc.string({ unit: fc.constantFrom("\u202A", "\u202E", "\u2066", "\u2069", "א", "ش", "1", " "), maxLength: 50 }),
  fc.string({ unit: fc.constantFrom("٠", "１", "½", "0", "-", "(", ")", "+", "x", ".", "/", " "), maxLength: 40 }),
  fc
    .tuple(fc.constantFrom("n", "é", "e\u0301", "𝒜", "\u0301", " a"), fc.integer({ min: 1, max: 5000 }))
    .map(([unit, count]) => unit.repeat(count)),
  fc.constantFrom("__proto__", "constructor", "toString", "<script>alert(1)</script>", "'; drop table leads;--"),
);

const anyValues: fc.Arbitrary<LeadFormValues> = fc.record({
  name: anyText,
  email: fc.oneof(
    anyText,
    fc.emailAddress(),
    fc.tuple(anyText, anyText).map(([a, b]) => `${a}@${b}`),
  ),
  phone: fc.oneof(anyText, fc.stringMatching(/^[+(]?[0-9]{3}[ ().\-/]{0,3}[0-9]{7,10}( ?(x|ext\.?|#)[0-9]{1,6})?$/)),
  interest: fc.oneof(anyText, fc.constantFrom<string>(...interests)),
  consent: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  newsletter: fc.boolean(),
});

const anyShape: fc.Arbitrary<LeadFormShape> = fc.record({
  interests: fc.shuffledSubarray([...interests], { minLength: 1 }),
  showName: fc.boolean(),
  showPhone: fc.boolean(),
});

const problemsOf = {
  name: ["nameMissing", "nameTooLong"],
  email: ["emailMissing", "emailShape", "emailEnding", "emailTooLong"],
  phone: ["phoneMissing", "phoneShape"],
  interest: ["interestMissing"],
  consent: ["consentMissing"],
} as const satisfies Record<LeadFormField, readonly LeadFormProblem[]>;

const fields = ["name", "email", "phone", "interest", "consent"] as const satisfies readonly LeadFormField[];

/** The migration's constraints in JavaScript; the database tests verify them on the database. */
const storable = {
  oneLine: /^[^\u0000-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]*$/u, // oxlint-disable-line no-control-regex
  phone:
    /^\+?[0-9 ().\-/]+(( *[,;]* *\(? *(ext(ension|n)?|x|poste|post|p|local|loc|#)[ .:=#]*| *[,;]+ *)[0-9]{1,8} *\)?)?$/i,
  address: /^https?:\/\/[!-~]+$/,
} as const;

describe("any input into any lead form", () => {
  test("returns a lead, or one problem for each invalid field", () => {
    let passed = 0;
    fc.assert(
      fc.property(anyValues, anyShape, (typed, shape) => {
        const result = validateLeadForm(typed, shape);
        if (result.ok) {
          passed += 1;
          return;
        }
        const wrong = Object.entries(result.errors);
        expect(wrong.length).toBeGreaterThan(0);
        for (const field of fields) {
          const problem = result.errors[field];
          if (problem === undefined) continue;
          expect(problemsOf[field]).toContain(problem);
        }
        expect(Object.keys(result.errors).filter((key) => !fields.some((field) => field === key))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
    expect(passed).toBeGreaterThan(0);
  });

  test("a field that is not shown is never invalid and never kept", () => {
    fc.assert(
      fc.property(anyValues, anyShape, (typed, shape) => {
        const result = validateLeadForm(typed, { ...shape, showName: false, showPhone: false });
        if (result.ok) expect([result.value.name, result.value.phone]).toEqual(["", ""]);
        else expect(result.errors).not.toHaveProperty("name");
      }),
      { numRuns: 300 },
    );
  });

  test("each field is validated independently", () => {
    fc.assert(
      fc.property(anyValues, anyValues, anyShape, (typed, others, shape) => {
        const shown = { ...shape, showName: true, showPhone: true };
        const first = validateLeadForm(typed, shown);
        for (const field of fields) {
          const second = validateLeadForm({ ...others, [field]: typed[field] }, shown);
          expect(second.ok ? undefined : second.errors[field]).toBe(first.ok ? undefined : first.errors[field]);
        }
      }),
      { numRuns: 200 },
    );
  });

  test("valid input is one line of whole characters that the database accepts", () => {
    let passed = 0;
    const likely = fc.record({
      name: fc.oneof(fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }), anyText),
      email: fc.emailAddress(),
      phone: fc.stringMatching(/^[+(]?[0-9]{3}[ ().\-/]{0,3}[0-9]{7,10}( ?(x|ext\.?|#)[0-9]{1,6})?$/),
      interest: fc.constantFrom<string>(...interests),
      consent: fc.constant(true),
      newsletter: fc.boolean(),
    });
    fc.assert(
      fc.property(
        likely,
        fc.constantFrom(...leadTypes),
        fc.webUrl({ withQueryParameters: true, withFragments: true }),
        anyText,
        anyText,
        (typed, leadType, address, query, userAgent) => {
          const result = validateLeadForm(typed, { interests, showPhone: true });
          if (!result.ok) return;
          passed += 1;
          // Validation is idempotent.
          expect(validateLeadForm(result.value, { interests, showPhone: true })).toEqual(result);
          const lead = createLead(result.value, {
            id: "0b5f3a8e-3f43-4f0a-9d0b-2b8f5f0e8a11",
            leadType,
            pageSource: "tools_consultation",
            pageUrl: `${address.split("#")[0] ?? ""}?q=${query}`,
            userAgent,
          });
          for (const text of [lead.name, lead.email, lead.phone, lead.user_agent]) {
            expect(text).toMatch(storable.oneLine);
            expect(text.isWellFormed()).toBe(true);
            expect(text).toBe(text.trim());
          }
          expect(lead.name).not.toBe("");
          expect([...lead.name].length).toBeLessThanOrEqual(leadLimits.name);
          expect(lead.phone).toMatch(storable.phone);
          expect(lead.page_url).toMatch(storable.address);
          expect(lead.page_url.length).toBeLessThanOrEqual(leadLimits.pageUrl);
          expect([...lead.user_agent].length).toBeLessThanOrEqual(leadLimits.userAgent);
        },
      ),
      { numRuns: 500 },
    );
    expect(passed).toBeGreaterThan(100);
  });

  test("a very long text is validated without delay", () => {
    for (const unit of ["a", " ", "1 ", "a.", "\u202E", "(", "a@", "-a.", "1x", "#1"]) {
      const text = unit.repeat(200_000);
      const started = performance.now();
      validateLeadForm(
        { name: text, email: text, phone: text, interest: text, consent: true, newsletter: false },
        { interests, showPhone: true },
      );
      expect(performance.now() - started, unit).toBeLessThan(1000);
    }
  });
});
