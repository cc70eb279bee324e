import type { JWK } from "@supabase/supabase-js";
import * as v from "valibot";
import { AccountError } from "./account-error.ts";
import type { CompleteBackendAddress } from "#services/backend.ts";

/**
 * Returns the backend's public signing keys, which include the given id.
 * @throws {AccountError} `untrusted-token` if no key has the id, `unreachable` or `refused` if the keys can't be
 * fetched.
 */
export type SigningKeys = (keyId: string) => Promise<JWK[]>;

/** Cache lifetime of fetched keys in milliseconds, the same as in supabase-js. */
const lifetime = 10 * 60 * 1000;

const jwk = v.looseObject({
  kty: v.string(),
  kid: v.optional(v.string()),
  key_ops: v.optional(v.array(v.string()), ["verify"]),
});
const nothing = { keys: [] };
const keySet = v.fallback(v.object({ keys: v.array(jwk) }), nothing);

async function fetchKeys({ url, anonKey }: CompleteBackendAddress): Promise<JWK[]> {
  let response: Response;
  try {
    response = await fetch(new URL("auth/v1/.well-known/jwks.json", url), { headers: { apikey: anonKey } });
  } catch (error) {
    throw new AccountError("unreachable", "The signing keys can't be fetched.", { cause: error });
  }
  if (!response.ok) {
    const reason = response.status === 429 ? "too-many" : response.status >= 500 ? "unreachable" : "refused";
    throw new AccountError(reason, `The signing keys can't be fetched: ${response.status}.`);
  }
  const { keys } = v.parse(keySet, await response.json().catch(() => nothing));
  // Omit undefined values: the type is `kid?: string`, without `undefined`.
  return keys.map(({ kid, ...key }) => (kid === undefined ? key : { ...key, kid }));
}

/**
 * Fetches the backend's well-known key set on first use, and caches it. A key that isn't in the cached set triggers
 * another fetch, since the backend may have rotated its keys.
 * @param now - The time in milliseconds.
 */
export function signingKeys(backend: CompleteBackendAddress, now: () => number = Date.now): SigningKeys {
  let kept: { readonly keys: JWK[]; readonly until: number } | undefined;
  let fetching: Promise<JWK[]> | undefined;

  async function refresh(): Promise<JWK[]> {
    try {
      const keys = await fetchKeys(backend);
      kept = { keys, until: now() + lifetime };
      return keys;
    } finally {
      fetching = undefined;
    }
  }

  return async (keyId) => {
    const holdsKey = (keys: readonly JWK[]) => keys.some(({ kid }) => kid === keyId);
    if (kept !== undefined && now() < kept.until && holdsKey(kept.keys)) return kept.keys;
    fetching ??= refresh();
    const keys = await fetching;
    if (keys.length === 0) throw new AccountError("untrusted-token", "JWKS is empty");
    if (!holdsKey(keys)) throw new AccountError("untrusted-token", "No matching signing key found in JWKS");
    return keys;
  };
}
