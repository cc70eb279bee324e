import type { AddressBook } from "./address-book.ts";

/** In English, each page's address is its path in the registry. */
export const addressBook: AddressBook = { root: "", addresses: {} };
