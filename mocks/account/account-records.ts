import type { AssuranceLevel } from "#account/second-factor.ts";

const userId = "b7a1c1de-6f0c-4c0e-9a57-1f6f0e2c8d11";
const written = "2026-11-01T12:00:00Z";

/** A factor as the backend stores it. */
export interface FactorRecord {
  readonly id: string;
  readonly friendly_name?: string;
  readonly factor_type: "totp" | "phone" | "webauthn";
  readonly status: "verified" | "unverified";
  readonly created_at: string;
  readonly updated_at: string;
}

const factor = (id: string, record: Pick<FactorRecord, "factor_type" | "status" | "friendly_name">): FactorRecord => ({
  id,
  created_at: written,
  updated_at: written,
  ...record,
});

export const authenticatorApp = factor("0f6a2f3c-2f53-4f0e-8c1b-9f1d2a7e4b01", {
  factor_type: "totp",
  status: "verified",
  friendly_name: "Work phone",
});

export const mobilePhone = factor("1b7c3a4d-3a64-4a1f-9d2c-0a2e3b8f5c02", {
  factor_type: "phone",
  status: "verified",
  friendly_name: "Marie’s mobile",
});

/** An unverified enrolment, which can't be challenged. */
export const unfinishedApp = factor("2c8d4b5e-4b75-4b2a-8e3d-1b3f4c9a6d03", {
  factor_type: "totp",
  status: "unverified",
});

/** A type of factor that this site doesn't support. */
export const passkey = factor("3d9e5c6f-5c86-4c3b-9f4e-2c4a5d0b7e04", { factor_type: "webauthn", status: "verified" });

/** The signed-in user as the backend returns it. */
export const userRecord = (factors: readonly FactorRecord[]) => ({
  id: userId,
  aud: "authenticated",
  role: "authenticated",
  email: "marie@example.ca",
  app_metadata: {},
  user_metadata: {},
  created_at: written,
  factors,
});

export interface TokenOptions {
  readonly level?: AssuranceLevel | undefined;
  /** Seconds until expiry; negative for an expired token. */
  readonly lifetime?: number | undefined;
}

/** Claims of the user's access token. */
export function userClaims({ level = "aal1", lifetime = 3600 }: TokenOptions = {}) {
  const now = Math.floor(Date.now() / 1000);
  const password = { method: "password", timestamp: now - 60 };
  return {
    sub: userId,
    aud: "authenticated",
    role: "authenticated",
    session_id: "4e0f6d7a-6d97-4d4c-8a5f-3d5b6e1c8f05",
    aal: level,
    amr: level === "aal2" ? [{ method: "totp", timestamp: now }, password] : [password],
    iat: now - 60,
    exp: now + lifetime,
  };
}
