import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "./database.types.ts";

export type Backend = SupabaseClient<Database>;

/** Where the backend is and the visitor's public key to it. */
export interface BackendAddress {
  /** `/` stands for the page's own origin. */
  readonly url: string | undefined;
  readonly anonKey: string | undefined;
}

/**
 * Connects to the backend. Nothing is kept in the browser's storage: visitors have no account.
 * @throws {Error} When the address or the key is missing.
 */
export function connectBackend({ url, anonKey }: BackendAddress): Backend {
  if (url === undefined || url === "") throw new Error("The backend's address is missing (VITE_SUPABASE_URL).");
  if (anonKey === undefined || anonKey === "") throw new Error("The backend's key is missing (VITE_SUPABASE_ANON_KEY).");
  return createClient<Database>(new URL(url, location.href).href, anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}
