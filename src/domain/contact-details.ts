/** The HTML standard's pattern for `input type=email`, so that browser, module and database agree. */
export const emailShape =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** A top-level domain of at least two letters, or an internationalised one in its ASCII form: mail to a bare host name goes nowhere. */
export const emailEnding = /\.(?:[a-z]{2,}|xn--[a-z0-9-]+)$/i;

/** Letters, digits, hyphens and dots of any script: no character that would end the host of a URL. */
const internationalDomain = /^[\p{L}\p{M}\p{N}.\-\u3002\uFF0E\uFF61]{1,253}$/u;
const isAscii = (text: string) => /^[!-~]*$/.test(text);

/**
 * Removes invisible characters and converts an international domain to its ASCII form (UTS #46), as Chromium does in
 * `input type=email`; Firefox and WebKit don't. .ca domains may contain French accents.
 *
 * @example normalizeEmail("info@café-québec.ca") // "info@xn--caf-qubec-d4ad.ca"
 */
export function normalizeEmail(text: string): string {
  const visible = text.replace(/\p{Cf}/gu, "").trim();
  const at = visible.lastIndexOf("@");
  const domain = visible.slice(at + 1);
  if (at === -1 || isAscii(domain) || !internationalDomain.test(domain)) return visible;
  const host = `http://${domain}`;
  return URL.canParse(host) ? `${visible.slice(0, at + 1)}${new URL(host).hostname}` : visible;
}

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
