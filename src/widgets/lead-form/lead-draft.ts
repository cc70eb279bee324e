import { readJson, sessionValues, type KeptValues } from "#services/kept-values.ts";

/** What a visitor has typed into a form, kept for the browser session. Consent is never part of it. */
export type LeadDraft = Readonly<Record<"name" | "email" | "phone" | "interest", string>>;

const draftFields = ["name", "email", "phone", "interest"] as const;

const nameOf = (pageSource: string) => `lead-draft-${pageSource}`;

/** Keeps a draft. */
export function saveDraft(pageSource: string, draft: LeadDraft, values: KeptValues = sessionValues): void {
  values.write(nameOf(pageSource), JSON.stringify(draft));
}

/** Reads a draft; a missing or damaged one is empty. */
export function loadDraft(pageSource: string, values: KeptValues = sessionValues): LeadDraft {
  const draft = { name: "", email: "", phone: "", interest: "" };
  const kept = readJson(values, nameOf(pageSource));
  if (typeof kept !== "object" || kept === null) return draft;
  const fields = new Map<string, unknown>(Object.entries(kept));
  for (const field of draftFields) {
    const value = fields.get(field);
    if (typeof value === "string") draft[field] = value;
  }
  return draft;
}

/** Forgets a draft once its lead is stored. */
export function clearDraft(pageSource: string, values: KeptValues = sessionValues): void {
  values.remove(nameOf(pageSource));
}
