import { connectAccount, type Account, type SessionStorage } from "#account/account.ts";
import { userClaims, type TokenOptions } from "./account-records.ts";
import { mockBackend } from "../leads.ts";
import type { TokenSigner } from "./signed-token.ts";

/** An in-memory storage for the lifetime of the page. */
export function memoryStorage(): SessionStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** An account of the mocked backend, with nobody signed in. */
export const mockAccount = (storage: SessionStorage = memoryStorage()): Account => connectAccount(mockBackend, storage);

/** Signs the mocked user in and returns the access token. Requires a network mock that serves the user. */
export async function signIn(account: Account, signer: TokenSigner, options?: TokenOptions): Promise<string> {
  const token = await signer.sign(userClaims(options));
  const { error } = await account.auth.setSession({ access_token: token, refresh_token: "mock-refresh-token-1" });
  if (error !== null) throw error;
  return token;
}
