/*
 * The addresses of a page in both languages. For the build and the prerender: the browser has only the addresses of its
 * own language.
 */
import { addressBook } from "#addresses";
import { type AddressBook, addressBook as english } from "./addresses-en.ts";
import { addressBook as french } from "./addresses-fr.ts";
import type { SitePath } from "./site-path.ts";

/** The languages of the site, with where their pages are. */
export const languages = [
  { tag: "en-CA", code: "en", book: english },
  { tag: "fr-CA", code: "fr", book: french },
] as const;

/** The address of a page in a language. */
export function addressIn({ addresses }: AddressBook, path: SitePath): string {
  return addresses[path] ?? path;
}

/** The address of a page in the language that isn't the build's. */
export function translationOf(path: SitePath): string {
  return addressIn(addressBook.root === english.root ? french : english, path);
}

/** A page in one language, in the terms of `<link rel="alternate">`. */
export interface Alternate {
  readonly hrefLang: (typeof languages)[number]["tag"] | "x-default";
  readonly address: string;
}

/** A page in every language, with English for visitors of any other. */
export function alternatesOf(path: SitePath): readonly Alternate[] {
  return [
    ...languages.map(({ tag, book }) => ({ hrefLang: tag, address: addressIn(book, path) })),
    { hrefLang: "x-default", address: addressIn(english, path) },
  ];
}
