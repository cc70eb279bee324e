import type { FactorChallenge, SecondFactor } from "#account/second-factor.ts";
import type { ChallengeProblem } from "./challenge-problem.ts";
import { codeMethods, type CodeMethod } from "./code-method.ts";

/**
 * The last failure. Each failure is a new object, so that effects and announcements run again for a repeated problem.
 */
export interface Failure {
  readonly problem: ChallengeProblem;
}

/** The request that is pending. */
export type Pending = "list" | "send" | "verify";

interface Attempt {
  readonly failure?: Failure;
  readonly pending?: Pending;
}

interface Choice {
  readonly methods: readonly CodeMethod[];
  readonly method: CodeMethod;
}

/** The user picks a way to get a code. */
export interface ChooseStep extends Attempt, Choice {
  readonly step: "choose";
  /** Whether the user returned to choose another way. */
  readonly isReturn: boolean;
}

/** The user types a code. */
export interface CodeStep extends Attempt, Choice {
  readonly step: "code";
  /** The challenge that the code answers; an app's code needs none in advance. */
  readonly challenge?: FactorChallenge;
  /** Number of codes sent. */
  readonly sent: number;
}

interface PlainStep extends Attempt {
  readonly step: "loading" | "unavailable" | "no-factor" | "verified";
}

/** State of the challenge. */
export type ChallengeState = PlainStep | ChooseStep | CodeStep;

export type ChallengeEvent =
  | { readonly type: "waiting"; readonly pending: Pending }
  | { readonly type: "listed"; readonly factors: readonly SecondFactor[] }
  | { readonly type: "chosen"; readonly key: CodeMethod["key"] }
  | { readonly type: "asked"; readonly method: CodeMethod; readonly challenge?: FactorChallenge }
  | { readonly type: "back" }
  | { readonly type: "failed"; readonly problem: ChallengeProblem }
  | { readonly type: "verified" };

function listed(factors: readonly SecondFactor[]): ChallengeState {
  const methods = codeMethods(factors);
  const [method, ...others] = methods;
  if (method === undefined) return { step: "no-factor" };
  // A phone has two methods, so a single method is an app: skip the choice, and send nothing.
  if (others.length === 0) return { step: "code", methods, method, sent: 0 };
  return { step: "choose", methods, method, isReturn: false };
}

/** Use the method of the request: the user may have chosen another one while the request was pending. */
function asked(state: ChallengeState, method: CodeMethod, challenge: FactorChallenge | undefined): ChallengeState {
  if (state.step !== "choose" && state.step !== "code") return state;
  const { methods } = state;
  if (challenge === undefined) return { step: "code", methods, method, sent: 0 };
  return { step: "code", methods, method, challenge, sent: state.step === "code" ? state.sent + 1 : 1 };
}

function chosen(state: ChallengeState, key: CodeMethod["key"]): ChallengeState {
  if (state.step !== "choose") return state;
  return { ...state, method: state.methods.find((method) => method.key === key) ?? state.method };
}

function failed(state: ChallengeState, problem: ChallengeProblem): ChallengeState {
  const failure: Failure = { problem };
  if (state.step === "loading" || state.step === "unavailable") return { step: "unavailable", failure };
  const { pending: _, ...rest } = state;
  return { ...rest, failure };
}

/** Reducer: the state after an event. */
export function nextChallengeState(state: ChallengeState, event: ChallengeEvent): ChallengeState {
  switch (event.type) {
    case "waiting":
      return { ...state, pending: event.pending };
    case "listed":
      return listed(event.factors);
    case "chosen":
      return chosen(state, event.key);
    case "asked":
      return asked(state, event.method, event.challenge);
    case "back":
      if (state.step !== "code") return state;
      return { step: "choose", methods: state.methods, method: state.method, isReturn: true };
    case "failed":
      return failed(state, event.problem);
    case "verified":
      return { step: "verified" };
  }
}
