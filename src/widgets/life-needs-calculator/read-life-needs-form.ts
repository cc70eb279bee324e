import { emptyLifeNeeds, lifeNeedsFields, type LifeNeedsField, type LifeNeedsInput } from "#domain/life-needs-input.ts";

/** Reads the form as it stands. A field without a control, or with none of its choices taken, keeps its empty value. */
export function readLifeNeedsForm(form: HTMLFormElement): LifeNeedsInput {
  const data = new FormData(form);
  const input: Record<LifeNeedsField, string> = { ...emptyLifeNeeds };
  for (const field of lifeNeedsFields) {
    const value = data.get(field);
    if (typeof value === "string") input[field] = value;
  }
  return input;
}
