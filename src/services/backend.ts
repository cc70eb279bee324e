import type { SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "./database.types.ts";

export type Backend = SupabaseClient<Database>;

/** Where the backend is and the visitor's public key to it. */
export interface BackendAddress {
  /** `/` stands for the page's own origin. */
  readonly url: string | undefined;
  readonly anonKey: string | undefined;
}

/** A whole address that is known to be there. */
export interface KnownBackend {
  readonly url: string;
  readonly anonKey: string;
}

/**
 * Makes sure that there is an address and a key.
 * @throws {Error} When either is missing.
 */
export function knownBackend({ url, anonKey }: BackendAddress): KnownBackend {
  if (url === undefined || url === "") throw new Error("The backend's address is missing (VITE_SUPABASE_URL).");
  if (anonKey === undefined || anonKey === "")
    throw new Error("The backend's key is missing (VITE_SUPABASE_ANON_KEY).");
  return { url: new URL(url, location.href).href, anonKey };
}
