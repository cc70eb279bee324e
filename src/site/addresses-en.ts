import type { SitePath } from "./registry.ts";

/** Where the pages of a language are. `#addresses` is that of the build's language. */
export interface AddressBook {
  /** Folder of the language's files, such as `/fr`; empty for English. */
  readonly root: "" | "/fr";
  /** Address by path in the registry, where it differs. */
  readonly addresses: Readonly<Partial<Record<SitePath, `/${string}`>>>;
}

/** In English, each page's address is its path in the registry. */
export const addressBook: AddressBook = { root: "", addresses: {} };
