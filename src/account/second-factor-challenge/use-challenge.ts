import { useEffect, useReducer } from "react";
import type { SecondFactorCheck } from "#account/second-factor.ts";
import { problemOf } from "./challenge-problem.ts";
import { nextChallengeState, type ChallengeEvent, type CodeStep, type Pending } from "./challenge-state.ts";
import type { CodeMethod } from "./code-method.ts";

/** Extracts the six digits from typed or pasted text; `undefined` for anything else. */
export function readCode(typed: string): string | undefined {
  const code = typed.replaceAll(/[\s\p{Pd}]/gu, "");
  return /^[0-9]{6}$/.test(code) ? code : undefined;
}

/** State and actions of the challenge: listing the factors, requesting a code, and verifying it. */
export function useChallenge(check: SecondFactorCheck, onVerified: () => void) {
  const [state, dispatch] = useReducer(nextChallengeState, { step: "loading" });

  useEffect(() => {
    let isStale = false;
    check.listFactors().then(
      (factors) => !isStale && dispatch({ type: "listed", factors }),
      (error: unknown) => !isStale && dispatch({ type: "failed", problem: problemOf(error) }),
    );
    return () => {
      isStale = true;
    };
  }, [check]);

  /** Resolves to whether the request succeeded. Ignores calls while another request is pending. */
  async function attempt(pending: Pending, request: () => Promise<ChallengeEvent>): Promise<boolean> {
    if (state.pending !== undefined) return false;
    dispatch({ type: "waiting", pending });
    try {
      dispatch(await request());
      return true;
    } catch (error) {
      dispatch({ type: "failed", problem: problemOf(error) });
      return false;
    }
  }

  return {
    state,
    retry: () => attempt("list", async () => ({ type: "listed", factors: await check.listFactors() })),
    choose: (key: CodeMethod["key"]) => dispatch({ type: "chosen", key }),
    /** Continues to the code entry, and sends a code if the method needs it. */
    async ask(method: CodeMethod) {
      const { factorId, channel } = method;
      if (channel === undefined) {
        dispatch({ type: "asked", method });
        return;
      }
      await attempt("send", async () => {
        const challenge = await check.challenge(factorId, channel);
        return { type: "asked", method, challenge };
      });
    },
    back: () => dispatch({ type: "back" }),
    async verify({ challenge, method }: CodeStep, typed: string) {
      const code = readCode(typed);
      if (code === undefined) {
        dispatch({ type: "failed", problem: "incomplete-code" });
        return;
      }
      const isRight = await attempt("verify", async () => {
        if (challenge === undefined) await check.challengeAndVerify(method.factorId, code);
        else await check.verify(challenge, code);
        return { type: "verified" };
      });
      if (isRight) onVerified();
    },
  } as const;
}
