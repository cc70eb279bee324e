import { useEffect, useReducer } from "react";
import type { SecondFactorCheck } from "#account/second-factor.ts";
import { problemOf } from "./challenge-problem.ts";
import { nextChallengeState, type ChallengeEvent, type CodeStep, type Pending } from "./challenge-state.ts";
import type { CodeMethod } from "./code-method.ts";
import { readCode } from "./read-code.ts";

/** Leads a user through the challenge: which factors there are, asking for a code, and having it verified. */
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

  /** Whether it went well. One thing at a time: what is asked for meanwhile is not done. */
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
    /** Looks for the factors again. */
    retry: () => attempt("list", async () => ({ type: "listed", factors: await check.listFactors() })),
    choose: (key: CodeMethod["key"]) => dispatch({ type: "chosen", key }),
    /** Goes on to the code, and has one sent where the method needs it. */
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
    /** Has what was typed verified. */
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
