import { expect } from "vitest";

/** Every number of an answer, however deep, is a number one can show. Figures are left out: their brackets end nowhere. */
export function expectFinite(answer: unknown, path = "answer"): void {
  if (typeof answer === "number") expect(Number.isFinite(answer), `${path} is ${answer}`).toBe(true);
  if (typeof answer === "string") expect(answer, path).not.toMatch(/NaN|Infinity|undefined/);
  if (typeof answer !== "object" || answer === null) return;
  for (const [key, value] of Object.entries(answer)) if (key !== "figures") expectFinite(value, `${path}.${key}`);
}
