import { describe, expect, test, vi } from "vitest";
import type { LeadForm } from "#domain/lead.ts";
import {
  clearDraft,
  clearSent,
  loadDraft,
  recordSent,
  saveDraft,
  sentAt,
  type LeadDraft,
} from "#widgets/leads/lead-form/lead-draft.ts";
import { safeStorage } from "#services/safe-storage.ts";
import { idempotencyKeys, randomId } from "#widgets/leads/lead-form/idempotency-key.ts";
import { memoryStorage } from "./storages.ts";

const draft: LeadDraft = { name: "Zoë O'Neil", email: "zoe@example.ca", phone: "", interest: "home_insurance" };
const empty: LeadDraft = { name: "", email: "", phone: "", interest: "" };

function counter() {
  let count = 0;
  return () => `id ${++count}`;
}

describe("a draft", () => {
  test("is restored unchanged in its form, with its four fields, without the consent", () => {
    const storage = memoryStorage();
    saveDraft("learn_index", draft, safeStorage(storage));
    expect(loadDraft("learn_index", safeStorage(storage))).toEqual(draft);
    expect(loadDraft("blog_index", safeStorage(storage))).toEqual(empty);
    expect(Object.keys(JSON.parse(storage().getItem("lead-draft-learn_index") ?? "{}"))).toEqual(Object.keys(empty));
  });

  test("is replaced by a newer one, and removed once cleared", () => {
    const storage = memoryStorage();
    saveDraft("learn_index", draft, safeStorage(storage));
    saveDraft("learn_index", { ...draft, name: "Zoë" }, safeStorage(storage));
    expect(loadDraft("learn_index", safeStorage(storage)).name).toBe("Zoë");
    clearDraft("learn_index", safeStorage(storage));
    expect(storage()).toHaveLength(0);
    expect(loadDraft("learn_index", safeStorage(storage))).toEqual(empty);
  });

  test.each([
    ["a list", '["Zoe"]', empty],
    [
      "values of other kinds",
      '{"name":7,"email":null,"phone":{},"interest":"life_insurance"}',
      { ...empty, interest: "life_insurance" },
    ],
    ["more than it should", '{"name":"Zoe","consent":"true"}', { ...empty, name: "Zoe" }],
    ["a name from the object's own kin", '{"__proto__":{"name":"Mallory"}}', empty],
  ])("ignores %s", (_, stored, expected) => {
    const storage = memoryStorage();
    storage().setItem("lead-draft-learn_index", stored);
    expect(loadDraft("learn_index", safeStorage(storage))).toEqual(expected);
  });
});

describe("a note that a form was sent", () => {
  const at = new Date("2026-11-24T18:25:00Z");

  test("contains only the time, for its form alone, until it is removed", () => {
    const storage = memoryStorage();
    const values = safeStorage(storage);
    expect(sentAt("learn_index", values)).toBeUndefined();
    recordSent("learn_index", at, values);
    expect(sentAt("learn_index", safeStorage(storage))).toEqual(at);
    expect(sentAt("blog_index", values)).toBeUndefined();
    expect(storage().getItem("lead-sent-learn_index")).toBe("2026-11-24T18:25:00.000Z");
    clearSent("learn_index", values);
    expect(storage()).toHaveLength(0);
  });

  test.each(["", "yes", "{}"])("is ignored when damaged: %j", (text) => {
    const storage = memoryStorage();
    storage().setItem("lead-sent-learn_index", text);
    expect(sentAt("learn_index", safeStorage(storage))).toBeUndefined();
  });
});

describe("an idempotency key", () => {
  test("is a random UUID in an insecure context, too", () => {
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const ids = Array.from({ length: 100 }, randomId);
    vi.unstubAllGlobals();
    expect(new Set(ids).size).toBe(100);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  const form: LeadForm = { ...draft, interest: "home_insurance", consent: true, newsletter: false };

  test("keeps its id while the entries are unchanged", () => {
    const keys = idempotencyKeys("learn_index", counter(), safeStorage(memoryStorage()));
    expect([keys.keyFor(form), keys.keyFor({ ...form })]).toEqual(["id 1", "id 1"]);
  });

  test.each([
    ["another address", { email: "zoe@example.com" }],
    ["the newsletter", { newsletter: true }],
  ])("gets a new one with %s", (_, change) => {
    const keys = idempotencyKeys("learn_index", counter(), safeStorage(memoryStorage()));
    expect([keys.keyFor(form), keys.keyFor({ ...form, ...change })]).toEqual(["id 1", "id 2"]);
  });

  test("keeps its id across pages, for the same form only", () => {
    const storage = memoryStorage();
    const makeId = counter();
    idempotencyKeys("learn_index", makeId, safeStorage(storage)).keyFor(form);
    expect(idempotencyKeys("learn_index", makeId, safeStorage(storage)).keyFor(form)).toBe("id 1");
    expect(idempotencyKeys("blog_index", makeId, safeStorage(storage)).keyFor(form)).toBe("id 2");
  });

  test("keeps its id while the form is mounted, although the storage is cleared meanwhile", () => {
    const storage = memoryStorage();
    const keys = idempotencyKeys("learn_index", counter(), safeStorage(storage));
    keys.keyFor(form);
    storage().clear();
    expect(keys.keyFor(form)).toBe("id 1");
  });

  test("is removed once the lead is stored, so that a deliberate repeat is a new lead", () => {
    const storage = memoryStorage();
    const keys = idempotencyKeys("learn_index", counter(), safeStorage(storage));
    keys.keyFor(form);
    keys.forget();
    expect(storage()).toHaveLength(0);
    expect(keys.keyFor(form)).toBe("id 2");
  });

  test.each(["{", '{"id":7,"values":"x"}', '{"id":"id 0"}'])("ignores damaged storage: %s", (stored) => {
    const storage = memoryStorage();
    storage().setItem("lead-key-learn_index", stored);
    expect(idempotencyKeys("learn_index", counter(), safeStorage(storage)).keyFor(form)).toBe("id 1");
  });
});
