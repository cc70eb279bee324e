import type { SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "./database.types.ts";

export type Backend = SupabaseClient<Database>;

/** Address of the backend, and the public key for visitors. */
export interface BackendAddress {
  /** `/` is the page's own origin. */
  readonly url: string | undefined;
  readonly anonKey: string | undefined;
}

/** A complete backend address. */
export interface CompleteBackendAddress {
  readonly url: string;
  readonly anonKey: string;
}

/**
 * Checks that the address and the key are set.
 * @throws {Error} If either is missing.
 */
export function requireBackend({ url, anonKey }: BackendAddress): CompleteBackendAddress {
  if (url === undefined || url === "") throw new Error("The backend's address is missing (VITE_SUPABASE_URL).");
  if (anonKey === undefined || anonKey === "")
    throw new Error("The backend's key is missing (VITE_SUPABASE_ANON_KEY).");
  return { url: new URL(url, location.href).href, anonKey };
}
