import { describe, expect, test } from "vitest";
import {
  createLead,
  humaniseInterest,
  interests,
  likelyInterest,
  type LeadForm,
  type LeadFormShape,
  type LeadFormValues,
  leadLimits,
  validateLeadForm,
} from "#domain/lead.ts";
import { leadTypes } from "#domain/lead-type.ts";
import { toolLeadType } from "#domain/tool-lead-type.ts";
import { tools } from "#text/tools.ts";

const filledIn: LeadFormValues = {
  name: "Zoë O'Neil",
  email: "zoe@example.ca",
  phone: "416-555-0123",
  interest: "home_insurance",
  consent: true,
  newsletter: false,
};

const shape: LeadFormShape = { interests: ["home_insurance", "auto_insurance"], showPhone: true };

function errorsOf(values: Partial<LeadFormValues>, form = shape) {
  const result = validateLeadForm({ ...filledIn, ...values }, form);
  return result.ok ? {} : result.errors;
}

function valueOf(values: Partial<LeadFormValues>, form = shape): LeadForm {
  const result = validateLeadForm({ ...filledIn, ...values }, form);
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.errors)}`);
  return result.value;
}

function emailOfLength(length: number): string {
  return `${"e".repeat(length - "@example.ca".length)}@example.ca`;
}

describe("the lists", () => {
  test("contain each entry once", () => {
    expect(leadTypes).toHaveLength(18);
    expect(new Set(leadTypes).size).toBe(leadTypes.length);
    expect(new Set(interests).size).toBe(interests.length);
  });

  test.each([
    ["life_insurance", "Life Insurance"],
    ["insurance_review", "Insurance Review"],
    ["multi_policy_discount", "Multi Policy Discount"],
    ["insider_tips", "Insider Tips"],
    ["_home__insurance_", "Home Insurance"],
  ])("%s reads %s", (tag, label) => {
    expect(humaniseInterest(tag)).toBe(label);
  });

  test("no label keeps an underscore, and no two interests share a label", () => {
    const labels = interests.map(humaniseInterest);
    expect(labels.filter((label) => /_|^[a-z]| [a-z]/.test(label))).toEqual([]);
    expect(new Set(labels).size).toBe(interests.length);
  });
});

test.each(tools.filter(({ id }) => id !== "coverage-gap-analyzer"))(
  "visitors of $id most likely have the first interest that its form offers",
  (tool) => expect(likelyInterest[toolLeadType(tool)]).toBe(tool.interests[0]),
);

describe("a lead form", () => {
  test("accepts complete input unchanged", () => {
    expect(validateLeadForm(filledIn, shape)).toEqual({ ok: true, value: filledIn });
  });

  test("reports all missing fields at once", () => {
    expect(errorsOf({ name: " ", email: "", phone: "\t", interest: "", consent: false })).toEqual({
      name: "nameMissing",
      email: "emailMissing",
      phone: "phoneMissing",
      interest: "interestMissing",
      consent: "consentMissing",
    });
  });

  test.each([
    ["an apostrophe and an accent", "Zoë O'Neil", "Zoë O'Neil"],
    ["one letter", "X", "X"],
    ["another script", "王小明", "王小明"],
    ["spaces around and inside", "  Ann \t\n  Lee ", "Ann Lee"],
    ["a letter typed as two characters", "Zoe\u0308", "Zoë"],
    ["text that turns its direction", "Ann\u202E Lee\u2066", "Ann Lee"],
    ["half an emoji", "Ann\uD83D", "Ann"],
    ["markup, which is only text", "<b>Ann</b>", "<b>Ann</b>"],
  ])("accepts a name with %s", (_, typed, stored) => {
    expect(valueOf({ name: typed }).name).toBe(stored);
  });

  test.each([
    ["an invisible character only", "\u200B", "nameMissing"],
    ["digits only", "12345", "nameMissing"],
    ["a letter after more spaces than are tidied", `${" ".repeat(20_000)}n`, "nameMissing"],
    ["too many characters", "n".repeat(leadLimits.name + 1), "nameTooLong"],
  ])("refuses a name of %s", (_, name, message) => {
    expect(errorsOf({ name })).toEqual({ name: message });
  });

  test.each([
    "zoe@example.ca",
    "zoe.o'neil+cover@mail.example.co.uk",
    "a@b.ca",
    "x_y-z@1.example",
    "zoe@EXAMPLE.CA",
    "zoe@example.xn--fiqs8s",
    `${"l".repeat(64)}@${"d".repeat(63)}.ca`,
  ])("accepts the address %s", (email) => {
    expect(valueOf({ email }).email).toBe(email);
  });

  test.each(["ana@exampl", "a@b.c", "zoe@localhost", "zoe@127.0.0.1", "zoe@example.c4", "zoe@mail.example.c"])(
    "asks for the end of the address %s",
    (email) => expect(errorsOf({ email }).email).toBe("emailEnding"),
  );

  test.each([
    [" zoe@example.ca\n", "zoe@example.ca"],
    ["\u200Bzoe@example.ca\u200E", "zoe@example.ca"],
    ["info@café-québec.ca", "info@xn--caf-qubec-d4ad.ca"],
    ["Info@CAFÉ-QUÉBEC.CA ", "Info@xn--caf-qubec-d4ad.ca"],
    ["info@cafe\u0301-que\u0301bec.ca", "info@xn--caf-qubec-d4ad.ca"],
    ["info@xn--caf-qubec-d4ad.ca", "info@xn--caf-qubec-d4ad.ca"],
    ["zoe@例え。テスト", "zoe@xn--r8jz45g.xn--zckzah"],
  ])("stores the address %j in one form", (typed, stored) => {
    expect(valueOf({ email: typed }).email).toBe(stored);
  });

  test.each([
    "é".repeat(leadLimits.email - 2),
    "zoe@",
    "@example.ca",
    "zoe@@example.ca",
    "zoe example.ca",
    "zoe@exam ple.ca",
    "zoe@-example.ca",
    "zoe@example-.ca",
    "zoe@example..ca",
    "zoe@.ca",
    "zoë@example.ca",
    "zoe@é xample.ca",
    "zoe@é.ca/path",
    "zoe@é.ca:80",
    "zoe@é..ca",
    "zoe@é.1",
    "(zoe@example.ca",
    "zoe@example.ca)",
    `zoe@${"d".repeat(64)}.ca`,
    "Zoe <zoe@example.ca>",
  ])("refuses the address %s", (email) => {
    expect(errorsOf({ email })).toEqual({ email: "emailShape" });
  });

  test("refuses an address that is too long, and accepts the longest", () => {
    expect(valueOf({ email: emailOfLength(leadLimits.email) }).email).toHaveLength(leadLimits.email);
    expect(errorsOf({ email: emailOfLength(leadLimits.email + 1) })).toEqual({ email: "emailTooLong" });
  });

  test.each([
    ["4165550123", "4165550123"],
    ["416-555-0123", "416-555-0123"],
    ["(416) 555-0123", "(416) 555-0123"],
    ["+1 416.555.0123", "+1 416.555.0123"],
    ["416 555 0123 ext. 12", "416 555 0123 ext. 12"],
    ["416 555 0123 x12", "416 555 0123 x12"],
    ["416 555 0123 ext 12", "416 555 0123 ext 12"],
    ["4165550123x12", "4165550123x12"],
    ["416 555 0123  #  12", "416 555 0123 # 12"],
    ["+123456789012345", "+123456789012345"],
    ["514 555-0123 poste 4567", "514 555-0123 poste 4567"],
    ["+44 20 7946 0958", "+44 20 7946 0958"],
    ["514 555-0123, poste 12", "514 555-0123, poste 12"],
    ["514 555-0123 (poste 12)", "514 555-0123 (poste 12)"],
    ["514 555-0123 p. 12", "514 555-0123 p. 12"],
    ["514 555-0123 Poste : 12", "514 555-0123 Poste : 12"],
    ["416-555-0123, ext. 12", "416-555-0123, ext. 12"],
    ["416-555-0123 ext # 12", "416-555-0123 ext # 12"],
    ["604-555-0123 local 12", "604-555-0123 local 12"],
    ["+1-416-555-0123;ext=12", "+1-416-555-0123;ext=12"],
    ["4165550123,,12", "4165550123,,12"],
    ["+1 (514) 555-0123, extension 12345678", "+1 (514) 555-0123, extension 12345678"],
    ["\u202A514\u200E 555-0123\u202C", "514 555-0123"],
    ["４１６-５５５-０１２３", "416-555-0123"],
    ["416‑555–0123", "416-555-0123"],
    ["416\u00A0555\u00A00123", "416 555 0123"],
  ])("accepts the number %s", (typed, stored) => {
    expect(valueOf({ phone: typed }).phone).toBe(stored);
  });

  test.each([
    "555-0123",
    "1".repeat(9),
    "1".repeat(16),
    "416-555-CALL",
    "416-555-0123 call me",
    "call 416-555-0123",
    "ext 12",
    "555-0123, poste 4165",
    "514 555-0123, poste",
    "514 555-0123 poste 123456789",
    "514 555-0123 poste 12 ou 438 555-0199",
    "+",
    "416+5550123",
    "-",
    `416${"-".repeat(leadLimits.phone)}5550123`,
  ])("refuses the number %s", (phone) => {
    expect(errorsOf({ phone })).toEqual({ phone: "phoneShape" });
  });

  test("accepts only an interest that the form offers", () => {
    expect(errorsOf({ interest: "travel_insurance" })).toEqual({ interest: "interestMissing" });
    expect(errorsOf({ interest: "toString" })).toEqual({ interest: "interestMissing" });
  });

  test("neither requires nor stores a phone number that is not shown", () => {
    expect(valueOf({ phone: "nonsense" }, { interests: shape.interests }).phone).toBe("");
  });

  test("neither requires nor stores a name where the form has no such field", () => {
    expect(valueOf({ name: "Ann" }, { interests: shape.interests, showName: false }).name).toBe("");
  });
});

describe("the row of a lead", () => {
  const origin = {
    id: "0b5f3a8e-3f43-4f0a-9d0b-2b8f5f0e8a11",
    leadType: "resource_download",
    pageSource: "learn_index",
    pageUrl: "https://www.northcover.example/learn?from=ad#download",
    userAgent: "Mozilla/5.0",
  } as const;

  test("has exactly the specified fields and the id", () => {
    expect(createLead(valueOf({ newsletter: true }), origin)).toEqual({
      id: origin.id,
      name: "Zoë O'Neil",
      email: "zoe@example.ca",
      phone: "416-555-0123",
      interest: "home_insurance",
      lead_type: "resource_download",
      page_source: "learn_index",
      page_url: "https://www.northcover.example/learn?from=ad",
      user_agent: "Mozilla/5.0",
      consent: true,
      newsletter: true,
      ghl_sync_status: "pending",
      contact_statement: "contact_box@1",
      newsletter_statement: "newsletter_box@1",
      sender_shown: "",
    });
  });

  test("names no newsletter sentence without consent, or where the first sentence covers it", () => {
    expect(createLead(valueOf({}), origin)).toMatchObject({ newsletter: false, newsletter_statement: "" });
    const signup = createLead(valueOf({ newsletter: true }), { ...origin, leadType: "newsletter_signup" });
    expect(signup).toMatchObject({ newsletter: true, newsletter_statement: "" });
  });

  test("truncates a long page address and user agent to the database's limits", () => {
    const lead = createLead(valueOf({}), {
      ...origin,
      pageUrl: `https://a.example/?q=${"é".repeat(3000)}`,
      userAgent: `Browser\u0007${"😀".repeat(600)}`,
    });
    expect(lead.page_url).toHaveLength(leadLimits.pageUrl);
    expect(lead.page_url).toMatch(/^https:\/\/a\.example\/\?q=%C3%A9/);
    expect(lead.user_agent.startsWith("Browser 😀")).toBe(true);
    expect(lead.user_agent.length).toBeLessThanOrEqual(leadLimits.userAgent);
    expect(lead.user_agent.isWellFormed()).toBe(true);
  });
});
