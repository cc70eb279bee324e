import { expect } from "vitest";

/** Expects every number in an answer to be finite. Skips figures, whose last brackets are unbounded. */
export function expectFinite(answer: unknown, path = "answer"): void {
  if (typeof answer === "number") expect(Number.isFinite(answer), `${path} is ${answer}`).toBe(true);
  if (typeof answer === "string") expect(answer, path).not.toMatch(/NaN|Infinity|undefined/);
  if (typeof answer !== "object" || answer === null) return;
  for (const [key, value] of Object.entries(answer)) if (key !== "figures") expectFinite(value, `${path}.${key}`);
}
