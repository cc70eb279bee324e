import { createClient } from "@supabase/supabase-js";
import { requireBackend, type Backend, type BackendAddress } from "#services/backend.ts";
import type { Database } from "#services/database.types.ts";
import { signingKeys, type SigningKeys } from "./signing-keys.ts";

/** A signed-in user's connection to the backend. */
export interface Account {
  /** supabase-js's own client for sessions and factors. */
  readonly auth: Backend["auth"];
  /** The backend's public keys, to verify tokens locally. */
  readonly signingKeys: SigningKeys;
}

/** Storage of the session, such as `localStorage`. */
export type SessionStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * Connects a user who has, or is about to have, a session. Separate from the visitor's connection, so that a lead is
 * never sent under an account. The session is stored in `storage` and refreshed on use, not by a timer. Unused by the
 * pages so far: the site has no sign-in.
 * @throws {Error} If the address or the key is missing.
 */
export function connectAccount(address: BackendAddress, storage: SessionStorage): Account {
  const backend = requireBackend(address);
  const { auth } = createClient<Database>(backend.url, backend.anonKey, {
    auth: {
      storage,
      storageKey: "northcover-account",
      persistSession: true,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
  });
  return { auth, signingKeys: signingKeys(backend) };
}
