import { isShareLink } from "#format/is-share-link.ts";
import type { Entries } from "./read-inputs.ts";

const prefix = "#v1.";

/** Longer fragments are not made by us; reading one would only keep the browser busy. */
const maxLength = 20_000;

/**
 * The fragment of a link that holds the inputs of a tool: `#v1.` and base64url of the JSON `{input id: value}`. A fragment
 * never leaves the browser.
 */
export function encodeShareLink(entries: Entries): string {
  const bytes = new TextEncoder().encode(JSON.stringify(entries));
  const binary = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join("");
  return prefix + btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** What a fragment holds: entries still to be read like typed ones, nothing, or something that can't be understood. */
export type SharedEntries =
  | { readonly kind: "entries"; readonly entries: Entries }
  | { readonly kind: "none" }
  | { readonly kind: "broken" };

/** Reads the fragment of an address. Other fragments, such as the anchor of a heading, hold nothing. */
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
