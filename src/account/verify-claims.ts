import type { JwtPayload } from "@supabase/supabase-js";
import * as v from "valibot";
import { AccountError } from "./account-error.ts";
import type { Account } from "./account.ts";
import { answer } from "./account-answer.ts";

/** Header of a token that a public key can verify: an asymmetric signature, and the key's id. */
const publicHeader = v.object({
  alg: v.pipe(
    v.string(),
    v.nonEmpty(),
    v.check((algorithm) => !algorithm.startsWith("HS")),
  ),
  kid: v.pipe(v.string(), v.nonEmpty()),
});

/** Id of the public key that verifies a token locally; `undefined` if only the backend can verify it. */
function publicKeyId(token: string): string | undefined {
  // Web Crypto is unavailable on pages served over plain HTTP.
  if (!("subtle" in crypto)) return undefined;
  try {
    const header = token.slice(0, token.indexOf("."));
    const bytes = Uint8Array.from(atob(header.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
      letter.charCodeAt(0),
    );
    return v.parse(publicHeader, JSON.parse(new TextDecoder().decode(bytes))).kid;
  } catch {
    return undefined;
  }
}

/**
 * The verified claims of an access token. A token signed by one of the backend's public keys is verified locally; for any
 * other, the backend is asked for the token's user.
 *
 * supabase-js does this itself, with one exception: its `getClaims` (2.119) also asks for the user when the key set is
 * empty or lacks the key. The specification requires errors there, so the keys are looked up first and passed to it. The
 * specified errors and their origin:
 *
 * | Situation                         | Message                                   | Thrown by   |
 * |-----------------------------------|-------------------------------------------|-------------|
 * | the key set has no key            | `JWKS is empty`                           | this module |
 * | the key set lacks the token's key | `No matching signing key found in JWKS`   | this module |
 * | the signature doesn't match       | `Invalid JWT signature`                   | supabase-js |
 *
 * @param token - The session's token by default.
 * @throws {AccountError} If the claims fail verification, there is no session, or the backend can't be reached.
 */
export async function verifyClaims(account: Account, token?: string): Promise<JwtPayload> {
  const accessToken = token ?? (await answer(account.auth.getSession())).session?.access_token;
  const keyId = accessToken === undefined ? undefined : publicKeyId(accessToken);
  const options = keyId === undefined ? {} : { jwks: { keys: await account.signingKeys(keyId) } };
  const verified = await answer(account.auth.getClaims(accessToken, options));
  if (verified === null) throw new AccountError("signed-out", "Auth session missing!");
  return verified.claims;
}
