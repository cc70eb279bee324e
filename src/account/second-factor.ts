/** A second factor that a signed-in user has enrolled. Field names are the backend's. */
export interface SecondFactor {
  readonly id: string;
  /** `totp` is an authenticator app; `phone` receives a message. */
  readonly factor_type: "totp" | "phone";
  /** Unverified factors can't be challenged. */
  readonly status: "verified";
  /** Name given by the user. */
  readonly friendly_name?: string | undefined;
}

/** Delivery channel of a code to a phone. */
export type CodeChannel = "sms" | "whatsapp";

/** A challenge of the backend that a code answers. */
export interface FactorChallenge {
  readonly id: string;
  readonly factorId: SecondFactor["id"];
}

/** Authenticator assurance level: `aal1` by one factor, `aal2` by two. */
export type AssuranceLevel = "aal1" | "aal2";

/** Backend requests of the second-factor challenge. Every method rejects with an `AccountError`. */
export interface SecondFactorCheck {
  /** The user's verified factors. */
  listFactors(): Promise<readonly SecondFactor[]>;
  /** Starts a challenge, and sends a code if the factor is a phone. */
  challenge(factorId: SecondFactor["id"], channel?: CodeChannel): Promise<FactorChallenge>;
  /** Answers a challenge, which raises the session to `aal2`. */
  verify(challenge: FactorChallenge, code: string): Promise<void>;
  /** Both in one call, for a factor that generates its codes itself. */
  challengeAndVerify(factorId: SecondFactor["id"], code: string): Promise<void>;
}
