import { readRecord, sessionValues, type KeptValues } from "#services/kept-values.ts";

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
  const kept = new Map(Object.entries(readRecord(values, nameOf(pageSource)) ?? {}));
  for (const field of draftFields) {
    const value = kept.get(field);
    if (typeof value === "string") draft[field] = value;
  }
  return draft;
}

/** Forgets a draft once its lead is stored. */
export function clearDraft(pageSource: string, values: KeptValues = sessionValues): void {
  values.remove(nameOf(pageSource));
}

const sentName = (pageSource: string) => `lead-sent-${pageSource}`;

/** Notes when a form's lead was stored, so that the form doesn't seem unsent after a reload or on the way back. */
export function noteSent(pageSource: string, at: Date, values: KeptValues = sessionValues): void {
  values.write(sentName(pageSource), at.toISOString());
}

/** When the form was sent in this session; `undefined` when it wasn't, or the note is damaged. */
export function sentAt(pageSource: string, values: KeptValues = sessionValues): Date | undefined {
  const at = new Date(values.read(sentName(pageSource)) ?? "");
  return Number.isNaN(at.getTime()) ? undefined : at;
}

/** Forgets that a form was sent: the visitor wants it back. */
export function forgetSent(pageSource: string, values: KeptValues = sessionValues): void {
  values.remove(sentName(pageSource));
}
