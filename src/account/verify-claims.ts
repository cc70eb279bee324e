import type { JwtPayload } from "@supabase/supabase-js";
import * as v from "valibot";
import { AccountError } from "./account-error.ts";
import type { Account } from "./account.ts";
import { answer } from "./account-answer.ts";

/** The header of a token that a public key can verify: not signed by a shared secret, and with the key's id. */
const publicHeader = v.object({
  alg: v.pipe(
    v.string(),
    v.nonEmpty(),
    v.check((algorithm) => !algorithm.startsWith("HS")),
  ),
  kid: v.pipe(v.string(), v.nonEmpty()),
});

/** Id of the public key that verifies a token here; `undefined` when only the backend can tell. */
function publicKeyId(token: string): string | undefined {
  // A page that came over plain HTTP has no cryptography.
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
 * The claims of an access token, once it is sure that they are the backend's. A token signed by one of the backend's
 * public keys is verified here; for any other, the backend is asked for the token's user.
 *
 * supabase-js does all of it, with one exception that is made up for here: its `getClaims` (2.119) asks for the user also
 * when the key set is empty or lacks the key. The specification wants errors there, so the keys are looked up first and
 * handed to it. The specified errors and where they come from:
 *
 * | Situation                         | Message                                   | From        |
 * |-----------------------------------|-------------------------------------------|-------------|
 * | the key set has no key            | `JWKS is empty`                           | here        |
 * | the key set lacks the token's key | `No matching signing key found in JWKS`   | here        |
 * | the signature doesn't fit         | `Invalid JWT signature`                   | supabase-js |
 *
 * @param token - The session's token by default.
 * @throws {AccountError} When the claims can't be trusted, there is no session, or the backend can't be asked.
 */
export async function verifyClaims(account: Account, token?: string): Promise<JwtPayload> {
  const accessToken = token ?? (await answer(account.auth.getSession())).session?.access_token;
  const keyId = accessToken === undefined ? undefined : publicKeyId(accessToken);
  const options = keyId === undefined ? {} : { jwks: { keys: await account.signingKeys(keyId) } };
  const verified = await answer(account.auth.getClaims(accessToken, options));
  if (verified === null) throw new AccountError("signed-out", "Auth session missing!");
  return verified.claims;
}
