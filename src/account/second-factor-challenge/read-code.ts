/** Extracts the six digits from typed or pasted text; `undefined` for anything else. */
export function readCode(typed: string): string | undefined {
  const code = typed.replaceAll(/[\s\p{Pd}]/gu, "");
  return /^[0-9]{6}$/.test(code) ? code : undefined;
}
