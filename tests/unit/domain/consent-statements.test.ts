import { describe, expect, expectTypeOf, test } from "vitest";
import { consentStatementFor, consentStatements, type SharedFormLeadType } from "#domain/consent-statements.ts";
import { leadTypes, type LeadType } from "#domain/lead-type.ts";
import type { LeadFormBodyProps } from "#widgets/leads/lead-form/lead-form-body.tsx";
import type { NewsletterSignupProps } from "#widgets/leads/newsletter-signup.tsx";

describe("consentStatementFor", () => {
  test.each(leadTypes)("a lead of the type %s has a consent statement in force", (leadType) => {
    const statement = consentStatementFor(leadType);
    expect(consentStatements).toContain(statement);
    // A newsletter signup gives no consent to contact.
    expect(statement.purposes.includes("contact")).toBe(leadType !== "newsletter_signup");
  });

  test("one press asks for both purposes only in the exit popup, as specified", () => {
    const both = consentStatements.filter(({ purposes }) => purposes.length > 1);
    expect(both.map(({ id }) => id)).toEqual(["exit_intent_button"]);
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
  test("have unique ids", () => {
    expect(consentStatements.map(({ id }) => id)).toEqual([
      "contact_box",
      "newsletter_box",
      "exit_intent_button",
      "newsletter_signup_button",
    ]);
  });

  test.each(consentStatements)("$id names its purposes and its method", ({ method, purposes, text }) => {
    expect(text.startsWith("By pressing the button below, you agree ")).toBe(method === "button");
    expect(purposes.includes("newsletter")).toBe(/newsletter|tips and updates/.test(text));
    expect(purposes.includes("contact")).toBe(/contacted|email you/.test(text));
    // A box can be unticked; the sentence above a button must explain how to withdraw.
    expect(text.includes("You can withdraw your consent at any time")).toBe(method === "button");
  });
});
