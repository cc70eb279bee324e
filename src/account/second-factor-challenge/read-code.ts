/** The six digits of what was typed or pasted; `undefined` when it is anything else. */
export function readCode(typed: string): string | undefined {
  const code = typed.replaceAll(/[\s\p{Pd}]/gu, "");
  return /^[0-9]{6}$/.test(code) ? code : undefined;
}
