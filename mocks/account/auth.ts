import { delay, http, HttpResponse, type RequestHandlerOptions } from "msw";
import { userClaims, userRecord, type FactorRecord } from "./account-records.ts";
import { mockBackend } from "../leads.ts";
import type { TokenSigner } from "./signed-token.ts";

const auth = `${mockBackend.url}/auth/v1`;
const keySet = `${auth}/.well-known/jwks.json`;
const user = `${auth}/user`;
const challenge = `${auth}/factors/:factorId/challenge`;
const verify = `${auth}/factors/:factorId/verify`;

/** An error response in the format of the backend's account service. */
const problem = (status: number, code: string, message: string) =>
  HttpResponse.json({ code, message }, { status, headers: { "X-Supabase-Api-Version": "2024-01-01" } });

const tooMany = () => problem(429, "over_request_rate_limit", "Request rate limit reached");

/**
 * The well-known key set holds these signers' keys; an empty list serves an empty set.
 * @param onAsked - Called on each request for the key set.
 */
export const keysServed = (signers: readonly Pick<TokenSigner, "publicKey">[], onAsked: () => void = () => {}) =>
  http.get(keySet, () => {
    onAsked();
    return HttpResponse.json({ keys: signers.map(({ publicKey }) => publicKey) });
  });

/** The request for the well-known key set fails at the network. */
export const keysOffline = () => http.get(keySet, () => HttpResponse.error());

/** The well-known key set responds with this status. */
export const keysFailing = (status: number) => http.get(keySet, () => new HttpResponse(null, { status }));

/** The well-known key set responds with a malformed body. */
export const keysMalformed = (body: string) => http.get(keySet, () => new HttpResponse(body));

/**
 * The user has these factors.
 * @param onAsked - Gets the token of each request.
 */
export const userServed = (factors: readonly FactorRecord[], onAsked: (token: string) => void = () => {}) =>
  http.get(user, ({ request }) => {
    onAsked(request.headers.get("authorization")?.replace("Bearer ", "") ?? "");
    return HttpResponse.json(userRecord(factors));
  });

/** The user request succeeds after a delay. */
export const userSlow = (factors: readonly FactorRecord[], milliseconds: number | "infinite" = 1500) =>
  http.get(user, async () => {
    await delay(milliseconds);
    return HttpResponse.json(userRecord(factors));
  });

/** The session was revoked on another device. */
export const userSignedOut = () =>
  http.get(user, () => problem(403, "session_not_found", "Session from session_id claim in JWT does not exist"));

/** The backend rejects the token. */
export const tokenRefused = () =>
  http.get(user, () => problem(403, "bad_jwt", "invalid JWT: unable to parse or verify signature"));

/** The user request fails at the network. */
export const userOffline = (options: RequestHandlerOptions = {}) => http.get(user, () => HttpResponse.error(), options);

/** The challenge succeeds and a code is sent. */
export const challengeSent = (onChallenge: (body: unknown, factorId: unknown) => void = () => {}) =>
  http.post(challenge, async ({ request, params }) => {
    onChallenge(await request.json(), params["factorId"]);
    return HttpResponse.json({ id: "5f1a7e8b-7e08-4e5d-9b60-4e6c7f2d9a06", type: "phone", expires_at: 1_800_000_000 });
  });

/** The rate limit for challenges is exceeded. */
export const challengeTooMany = (options: RequestHandlerOptions = {}) => http.post(challenge, tooMany, options);

/** The challenge request fails at the network. */
export const challengeOffline = (options: RequestHandlerOptions = {}) =>
  http.post(challenge, () => HttpResponse.error(), options);

/** The text message provider rejects the message. */
export const challengeRefused = () =>
  http.post(challenge, () => problem(422, "sms_send_failed", "Error sending message"));

/** The code is correct: the response is a session at `aal2`. */
export const codeAccepted = (
  signer: TokenSigner,
  factors: readonly FactorRecord[],
  onVerify: (body: unknown, factorId: unknown) => void = () => {},
) =>
  http.post(verify, async ({ request, params }) => {
    onVerify(await request.json(), params["factorId"]);
    return HttpResponse.json({
      access_token: await signer.sign(userClaims({ level: "aal2" })),
      token_type: "bearer",
      expires_in: 3600,
      refresh_token: "mock-refresh-token-2",
      user: userRecord(factors),
    });
  });

/** The code is wrong. */
export const codeWrong = (options: RequestHandlerOptions = {}) =>
  http.post(verify, () => problem(422, "mfa_verification_failed", "Invalid code entered"), options);

/** The challenge expired before the code arrived. */
export const codeExpired = (options: RequestHandlerOptions = {}) =>
  http.post(
    verify,
    () => problem(422, "mfa_challenge_expired", "MFA challenge has expired, create a new challenge."),
    options,
  );

/** The rate limit for verification is exceeded. */
export const codeTooMany = (options: RequestHandlerOptions = {}) => http.post(verify, tooMany, options);

/** Verification takes this long, then rejects the code. */
export const codeSlow = (milliseconds: number) =>
  http.post(verify, async () => {
    await delay(milliseconds);
    return problem(422, "mfa_verification_failed", "Invalid code entered");
  });

/** The session was revoked while the user typed the code. */
export const codeSignedOut = (options: RequestHandlerOptions = {}) =>
  http.post(
    verify,
    () => problem(403, "session_not_found", "Session from session_id claim in JWT does not exist"),
    options,
  );

/** The refresh token of an expired session is rejected. */
export const renewalRefused = () =>
  http.post(`${auth}/token`, () => problem(400, "refresh_token_not_found", "Invalid Refresh Token: Not Found"));
