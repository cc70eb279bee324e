import { isShareLink } from "#format/is-share-link.ts";
import type { Entries } from "./read-inputs.ts";

const prefix = "#v1.";

/** Longest fragment that is decoded. The site never creates longer ones. */
const maxLength = 20_000;

/**
 * Encodes a tool's entries as a URL fragment: `#v1.` and base64url of the JSON `{input id: value}`. Browsers never send
 * fragments.
 */
export function encodeShareLink(entries: Entries): string {
  const bytes = new TextEncoder().encode(JSON.stringify(entries));
  const binary = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join("");
  return prefix + btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Content of a fragment: unvalidated entries, none, or malformed. */
export type SharedEntries =
  | { readonly kind: "entries"; readonly entries: Entries }
  | { readonly kind: "none" }
  | { readonly kind: "broken" };

/** Decodes a URL fragment. Other fragments, such as a heading's id, contain no entries. */
export function decodeShareLink(fragment: string): SharedEntries {
  if (!isShareLink(fragment)) return { kind: "none" };
  if (!fragment.startsWith(prefix) || fragment.length > maxLength) return { kind: "broken" };
  try {
    const binary = atob(fragment.slice(prefix.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const entries: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return isEntries(entries) ? { kind: "entries", entries } : { kind: "broken" };
  } catch {
    return { kind: "broken" };
  }
}

function isEntries(value: unknown): value is Entries {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
