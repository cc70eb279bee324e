import { readRecord, safeSessionStorage, type SafeStorage } from "#services/safe-storage.ts";

/** Draft of a form, kept for the browser session. A draft never includes consent. */
export type LeadDraft = Readonly<Record<"name" | "email" | "phone" | "interest", string>>;

const draftFields = ["name", "email", "phone", "interest"] as const;

const nameOf = (pageSource: string) => `lead-draft-${pageSource}`;

export function saveDraft(pageSource: string, draft: LeadDraft, values: SafeStorage = safeSessionStorage): void {
  values.write(nameOf(pageSource), JSON.stringify(draft));
}

/** Reads a draft; a missing or damaged one is empty. */
export function loadDraft(pageSource: string, values: SafeStorage = safeSessionStorage): LeadDraft {
  const draft = { name: "", email: "", phone: "", interest: "" };
  const kept = new Map(Object.entries(readRecord(values, nameOf(pageSource)) ?? {}));
  for (const field of draftFields) {
    const value = kept.get(field);
    if (typeof value === "string") draft[field] = value;
  }
  return draft;
}

/** Forgets a draft once its lead is stored. */
export function clearDraft(pageSource: string, values: SafeStorage = safeSessionStorage): void {
  values.remove(nameOf(pageSource));
}

const sentName = (pageSource: string) => `lead-sent-${pageSource}`;

/** Records when a form's lead was stored, so that the form doesn't seem unsent after a reload or back navigation. */
export function recordSent(pageSource: string, at: Date, values: SafeStorage = safeSessionStorage): void {
  values.write(sentName(pageSource), at.toISOString());
}

/** Time at which the form was sent in this session; `undefined` if it wasn't, or if the record is damaged. */
export function sentAt(pageSource: string, values: SafeStorage = safeSessionStorage): Date | undefined {
  const at = new Date(values.read(sentName(pageSource)) ?? "");
  return Number.isNaN(at.getTime()) ? undefined : at;
}

/** Forgets that a form was sent, so that the visitor can send another lead. */
export function clearSent(pageSource: string, values: SafeStorage = safeSessionStorage): void {
  values.remove(sentName(pageSource));
}
