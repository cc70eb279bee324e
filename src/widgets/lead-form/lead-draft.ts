/** What a visitor has typed into a form, kept for the browser session. Consent is never part of it. */
export type LeadDraft = Readonly<Record<"name" | "email" | "phone" | "interest", string>>;

const draftFields = ["name", "email", "phone", "interest"] as const;

const keyOf = (pageSource: string) => `lead-draft-${pageSource}`;

/** Keeps a draft. A browser that blocks or has used up its storage keeps none, and the form works all the same. */
export function saveDraft(storage: () => Storage, pageSource: string, draft: LeadDraft): void {
  try {
    storage().setItem(keyOf(pageSource), JSON.stringify(draft));
  } catch {
    // Nothing to do: the fields themselves still hold what was typed.
  }
}

/** Reads a draft; a missing or damaged one is empty. */
export function loadDraft(storage: () => Storage, pageSource: string): LeadDraft {
  const draft = { name: "", email: "", phone: "", interest: "" };
  try {
    const parsed: unknown = JSON.parse(storage().getItem(keyOf(pageSource)) ?? "{}");
    if (typeof parsed !== "object" || parsed === null) return draft;
    const values = new Map<string, unknown>(Object.entries(parsed));
    for (const field of draftFields) {
      const value = values.get(field);
      if (typeof value === "string") draft[field] = value;
    }
  } catch {
    // Same as having none.
  }
  return draft;
}

/** Forgets a draft once its lead is stored. */
export function clearDraft(storage: () => Storage, pageSource: string): void {
  try {
    storage().removeItem(keyOf(pageSource));
  } catch {
    // There is none.
  }
}
