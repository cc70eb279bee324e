import { shareLinkStart } from "#format/is-share-link.ts";
import type { Entries } from "./read-inputs.ts";

/**
 * Version of new links. In version 1 every number was the text that the sender had typed, in either language; since
 * version 2 it is a number, and text only where it couldn't be read.
 */
const version = 2;

/** Versions that are read. */
const versions: ReadonlySet<string | undefined> = new Set(["1", "2"]);

/** Longest fragment that is decoded. The site never creates longer ones. */
const maxLength = 20_000;

/**
 * Encodes a tool's entries as a URL fragment: `#v2.` and base64url of the JSON `{input id: value}`. Browsers never send
 * fragments.
 */
export function encodeShareLink(entries: Entries): string {
  const bytes = new TextEncoder().encode(JSON.stringify(entries));
  const binary = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join("");
  return `#v${version}.${btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** Content of a fragment: unvalidated entries, none, or malformed. */
export type SharedEntries =
  | { readonly kind: "entries"; readonly entries: Entries }
  | { readonly kind: "none" }
  | { readonly kind: "broken" };

/** Decodes base64url of a JSON object; `null` for anything else. */
function decodeEntries(encoded: string): Entries | null {
  try {
    const binary = atob(encoded.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const entries: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return isEntries(entries) ? entries : null;
  } catch {
    return null;
  }
}

/** Characters that mail and chat programs put into a long link or emphasize it with. */
const inserted = /\s|[\u200B\u2060\uFEFF]/g;

/**
 * The encoded entries that the rest of a fragment may hold. A sign, a blank or a word of the sentence around the link may
 * follow them, and line breaks stand between them. JSON is whole only with its last brace, so that a wrong one fails.
 */
function candidates(rest: string): readonly string[] {
  const plain = rest.replaceAll(/%(?:25)*([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return [plain, plain.replaceAll(inserted, "")].flatMap((text) => {
    const run = text.replace(/[^\w-].*/s, "");
    return [run, run.replace(/[_-]+$/, "")];
  });
}

/**
 * Decodes a URL fragment. Other fragments, such as a heading's id, contain no entries. What mail and chat programs leave
 * around a link is ignored.
 */
export function decodeShareLink(fragment: string): SharedEntries {
  const link = shareLinkStart.exec(fragment);
  if (link === null) return { kind: "none" };
  const [start, number] = link;
  if (!versions.has(number) || fragment.length > maxLength) return { kind: "broken" };
  for (const candidate of candidates(fragment.slice(start.length))) {
    const entries = decodeEntries(candidate);
    if (entries !== null) return { kind: "entries", entries };
  }
  return { kind: "broken" };
}

function isEntries(value: unknown): value is Entries {
  return value instanceof Object && !Array.isArray(value);
}
