import { describe, expect, expectTypeOf, test } from "vitest";
import type { ConsentStatement } from "#domain/consent-statements-en.ts";
import * as english from "#domain/consent-statements-en.ts";
import * as french from "#domain/consent-statements-fr.ts";
import { consentStatementFor, statementReference, type SharedFormLeadType } from "#domain/consent-statements.ts";
import { leadTypes, type LeadType } from "#domain/lead-type.ts";
import type { LeadFormBodyProps } from "#widgets/leads/lead-form/lead-form-body.tsx";
import type { NewsletterSignupProps } from "#widgets/leads/newsletter-signup.tsx";

/** Phrases by which a sentence names what it asks for. */
const phrases = {
  en: {
    button: /^By pressing the button below, you agree /,
    newsletter: /newsletter|tips and updates/,
    contact: /contacted|email you/,
    withdrawal: "You can withdraw your consent at any time",
  },
  fr: {
    button: /^En appuyant sur le bouton, vous acceptez /,
    newsletter: /infolettre|conseils et des nouvelles/,
    contact: /communique avec moi|vous écrive/,
    withdrawal: "Vous pouvez retirer votre consentement en tout temps",
  },
} as const;

const all: readonly ConsentStatement[] = [...Object.values(english), ...Object.values(french)];

describe("consentStatementFor", () => {
  test.each(leadTypes)("a lead of the type %s has a consent statement in force", (leadType) => {
    const statement = consentStatementFor(leadType);
    expect(Object.values(english)).toContain(statement);
    // A newsletter signup gives no consent to contact.
    expect(statement.purposes.includes("contact")).toBe(leadType !== "newsletter_signup");
  });

  test("one press asks for both purposes only in the exit popup, as specified", () => {
    const both = all.filter(({ purposes }) => purposes.length > 1);
    expect(both.map(statementReference)).toEqual(["exit_intent_button@1", "exit_intent_button.fr@1"]);
  });

  test.each([
    ["exit_intent", "exit_intent_button"],
    ["newsletter_signup", "newsletter_signup_button"],
    ["tool_request", "contact_box"],
    ["consultation", "contact_box"],
  ] as const)("%s is sent under %s", (leadType, id) => {
    expect(consentStatementFor(leadType).id).toBe(id);
  });

  test("no form sends a lead with another form's sentence", () => {
    expectTypeOf<Exclude<LeadType, SharedFormLeadType>>().toEqualTypeOf<"exit_intent" | "newsletter_signup">();
    expectTypeOf<LeadFormBodyProps["leadType"]>().toEqualTypeOf<SharedFormLeadType | undefined>();
    expectTypeOf<NewsletterSignupProps["leadType"]>().toEqualTypeOf<"newsletter_signup">();
  });
});

describe("the statements", () => {
  test("are the same in both languages but for their words, language and version", () => {
    const shape = (statements: object) =>
      Object.entries(statements).map(([name, { id, method, purposes }]: [string, ConsentStatement]) => [
        name,
        id,
        method,
        purposes,
      ]);
    expect(shape(french)).toEqual(shape(english));
    expect(Object.values(french).map(({ language }) => language)).toEqual(Array(4).fill("fr"));
    expect(Object.values(english).map(({ language }) => language)).toEqual(Array(4).fill("en"));
  });

  test("have unique references", () => {
    expect(new Set(all.map(statementReference)).size).toBe(all.length);
  });

  test.each(all)("$id in $language names its purposes and its method", ({ language, method, purposes, text }) => {
    const { button, newsletter, contact, withdrawal } = phrases[language];
    expect(button.test(text)).toBe(method === "button");
    expect(newsletter.test(text)).toBe(purposes.includes("newsletter"));
    expect(contact.test(text)).toBe(purposes.includes("contact"));
    // A box can be unticked; the sentence above a button must explain how to withdraw.
    expect(text.includes(withdrawal)).toBe(method === "button");
  });
});
