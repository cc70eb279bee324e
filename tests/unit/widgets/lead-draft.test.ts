import { describe, expect, test } from "vitest";
import type { LeadForm } from "#domain/lead.ts";
import { clearDraft, loadDraft, saveDraft, type LeadDraft } from "#widgets/lead-form/lead-draft.ts";
import { leadTries } from "#widgets/lead-form/lead-try.ts";
import { blockedStorage, fullStorage, memoryStorage } from "./storages.ts";

const draft: LeadDraft = { name: "Zoë O'Neil", email: "zoe@example.ca", phone: "", interest: "home_insurance" };
const empty: LeadDraft = { name: "", email: "", phone: "", interest: "" };

/** Makes ids that can be told apart. */
function counter() {
  let count = 0;
  return () => `id ${++count}`;
}

describe("a draft", () => {
  test("comes back as it was", () => {
    const storage = memoryStorage();
    saveDraft(storage, "learn_index", draft);
    expect(loadDraft(storage, "learn_index")).toEqual(draft);
  });

  test("belongs to its form", () => {
    const storage = memoryStorage();
    saveDraft(storage, "learn_index", draft);
    expect(loadDraft(storage, "blog_index")).toEqual(empty);
  });

  test("is replaced by a newer one, and gone once cleared", () => {
    const storage = memoryStorage();
    saveDraft(storage, "learn_index", draft);
    saveDraft(storage, "learn_index", { ...draft, name: "Zoë" });
    expect(loadDraft(storage, "learn_index").name).toBe("Zoë");
    clearDraft(storage, "learn_index");
    expect(storage()).toHaveLength(0);
    expect(loadDraft(storage, "learn_index")).toEqual(empty);
  });

  test("holds four fields, and consent is not among them", () => {
    const storage = memoryStorage();
    saveDraft(storage, "learn_index", draft);
    expect(Object.keys(JSON.parse(storage().getItem("lead-draft-learn_index") ?? "{}"))).toEqual(Object.keys(empty));
  });

  test.each([
    ["nothing", null, empty],
    ["no JSON", "{name", empty],
    ["null", "null", empty],
    ["a number", "7", empty],
    ["a list", '["Zoe"]', empty],
    [
      "values of other kinds",
      '{"name":7,"email":null,"phone":{},"interest":"life_insurance"}',
      { ...empty, interest: "life_insurance" },
    ],
    ["more than it should", '{"name":"Zoe","consent":"true"}', { ...empty, name: "Zoe" }],
    ["a name from the object's own kin", '{"__proto__":{"name":"Mallory"}}', empty],
  ])("reads %s without a complaint", (_, stored, expected) => {
    const storage = memoryStorage();
    if (stored !== null) storage().setItem("lead-draft-learn_index", stored);
    expect(loadDraft(storage, "learn_index")).toEqual(expected);
  });

  test.each([
    ["blocked", blockedStorage],
    ["full", fullStorage],
  ])("is not kept where storage is %s, and nothing breaks", (_, storage) => {
    saveDraft(storage, "learn_index", draft);
    expect(loadDraft(storage, "learn_index")).toEqual(empty);
    clearDraft(storage, "learn_index");
  });
});

describe("a try", () => {
  const form: LeadForm = { ...draft, interest: "home_insurance", consent: true, newsletter: false };

  test("has one id for as long as its words stay the same", () => {
    const tries = leadTries(memoryStorage(), "learn_index", counter());
    expect([tries.idFor(form), tries.idFor({ ...form })]).toEqual(["id 1", "id 1"]);
  });

  test.each([
    ["another address", { email: "zoe@example.com" }],
    ["the newsletter", { newsletter: true }],
  ])("gets a new one with %s", (_, change) => {
    const tries = leadTries(memoryStorage(), "learn_index", counter());
    expect([tries.idFor(form), tries.idFor({ ...form, ...change })]).toEqual(["id 1", "id 2"]);
  });

  test("keeps its id after the page was left, and only for the same form", () => {
    const storage = memoryStorage();
    const makeId = counter();
    leadTries(storage, "learn_index", makeId).idFor(form);
    expect(leadTries(storage, "learn_index", makeId).idFor(form)).toBe("id 1");
    expect(leadTries(storage, "blog_index", makeId).idFor(form)).toBe("id 2");
  });

  test("is forgotten once stored: the same words sent on purpose are a new lead", () => {
    const storage = memoryStorage();
    const tries = leadTries(storage, "learn_index", counter());
    tries.idFor(form);
    tries.forget();
    expect(storage()).toHaveLength(0);
    expect(tries.idFor(form)).toBe("id 2");
  });

  test.each(["{", "null", "[]", "7", '{"id":7,"values":"x"}', '{"id":"id 0"}'])(
    "ignores a damaged memory: %s",
    (stored) => {
      const storage = memoryStorage();
      storage().setItem("lead-try-learn_index", stored);
      expect(leadTries(storage, "learn_index", counter()).idFor(form)).toBe("id 1");
    },
  );

  test.each([
    ["blocked", blockedStorage],
    ["full", fullStorage],
  ])("keeps its id where storage is %s, while the form is there", (_, storage) => {
    const tries = leadTries(storage, "learn_index", counter());
    expect([tries.idFor(form), tries.idFor(form)]).toEqual(["id 1", "id 1"]);
    tries.forget();
    expect(tries.idFor(form)).toBe("id 2");
  });
});
