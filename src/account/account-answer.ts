import { isAuthRetryableFetchError, isAuthSessionMissingError, type AuthError } from "@supabase/supabase-js";
import { AccountError } from "./account-error.ts";

type Reason = AccountError["reason"];

/** Error codes of the backend that a caller can act on. */
const reasonByCode: Readonly<Partial<Record<string, Reason>>> = {
  mfa_verification_failed: "wrong-code",
  mfa_challenge_expired: "expired-code",
  session_expired: "signed-out",
  refresh_token_not_found: "signed-out",
  refresh_token_already_used: "signed-out",
  user_not_found: "signed-out",
  bad_jwt: "signed-out",
  no_authorization: "signed-out",
  request_timeout: "unreachable",
};

function reasonFor(error: AuthError): Reason {
  if (error.name === "AuthInvalidJwtError") return "untrusted-token";
  if (isAuthSessionMissingError(error)) return "signed-out";
  // supabase-js reports "unknown" for a response that is no JSON, which was sent by a proxy or captive portal instead
  // of the backend.
  if (isAuthRetryableFetchError(error) || error.name === "AuthUnknownError") return "unreachable";
  if (error.status === 429) return "too-many";
  return reasonByCode[error.code ?? ""] ?? "refused";
}

/** Converts a supabase-js error to an `AccountError` with the same message. */
const accountError = (error: AuthError) => new AccountError(reasonFor(error), error.message, { cause: error });

type Answer = { readonly data: unknown; readonly error: AuthError | null };

/**
 * The data of a supabase-js response.
 * @throws {AccountError} If the response is an error.
 */
export async function answer<A extends Answer>(request: Promise<A>): Promise<Extract<A, { error: null }>["data"]> {
  const given = await request.catch((error: unknown) => {
    // supabase-js rejects for one cause only: a token that it can't read, or that doesn't match its key.
    throw new AccountError("untrusted-token", "The access token can't be read.", { cause: error });
  });
  if (given.error !== null) throw accountError(given.error);
  return given.data;
}
