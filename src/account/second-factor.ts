/** A second factor that a signed-in user has set up. Its fields have the backend's names. */
export interface SecondFactor {
  readonly id: string;
  /** `totp` is an authenticator app; `phone` gets a message. */
  readonly factor_type: "totp" | "phone";
  /** Factors that are still being set up can't be asked for. */
  readonly status: "verified";
  /** What its owner calls it. */
  readonly friendly_name?: string | undefined;
}

/** How the code reaches a phone. */
export type CodeChannel = "sms" | "whatsapp";

/** A question that the backend waits to have answered with a code. */
export interface FactorChallenge {
  readonly id: string;
  readonly factorId: SecondFactor["id"];
}

/** How sure the backend is of who is there: `aal1` by one factor, `aal2` by two. */
export type AssuranceLevel = "aal1" | "aal2";

/** What asking for a second factor needs from the outside. Everything rejects with an `AccountError`. */
export interface SecondFactorCheck {
  /** The user's verified factors. */
  listFactors(): Promise<readonly SecondFactor[]>;
  /** Asks for a code, and sends one when the factor is a phone. */
  challenge(factorId: SecondFactor["id"], channel?: CodeChannel): Promise<FactorChallenge>;
  /** Answers a challenge; afterwards the session is at `aal2`. */
  verify(challenge: FactorChallenge, code: string): Promise<void>;
  /** Both at once, for a factor that makes its codes itself. */
  challengeAndVerify(factorId: SecondFactor["id"], code: string): Promise<void>;
}
