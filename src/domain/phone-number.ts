/**
 * A number with the usual separators, then an optional extension as people in Canada write it: "x12", "ext. 12",
 * ", poste 12" (the form that the Office québécois de la langue française advises), "(poste 12)", "p. 12", "local 12",
 * "#12", ";ext=12" (RFC 3966), or ",12" (a pause in a phone's address book). The database has the same pattern
 * (`leads_phone_valid`).
 */
const shape =
  /^(\+?[0-9 ().\-/]+?)(?:(?: *[,;]* *\(? *(?:ext(?:ension|n)?|x|poste|post|p|local|loc|#)[ .:=#]*| *[,;]+ *)[0-9]{1,8} *\)?)?$/i;

/**
 * Removes invisible characters, which address books put around numbers, and replaces typographic dashes, full-width and
 * other compatibility characters by their plain forms. `supabase/functions/send-lead` does the same for a form sent
 * without JavaScript.
 */
export function normalizePhone(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[\u2010-\u2015\u2212]/g, "-");
}

/** Whether a normalised text is a phone number of 10 to 15 digits, with or without an extension. */
export function isPhoneNumber(text: string): boolean {
  const number = shape.exec(text)?.[1];
  if (number === undefined) return false;
  const digits = number.replace(/[^0-9]/g, "").length;
  return digits >= 10 && digits <= 15;
}
