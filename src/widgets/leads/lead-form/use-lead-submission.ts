import { useState } from "react";
import type { Lead } from "#domain/lead.ts";
import { LeadNotStored } from "#domain/lead-not-stored.ts";
import { submitLead } from "#services/submit-lead.ts";
import { sendWithRetries } from "./send-with-retries.ts";

/** Delay before the visitor is told that sending is slow, in milliseconds. */
const slowAfter = 4000;

/** Progress of the submission of a form's lead. */
export type Submission =
  | { readonly step: "idle" }
  | {
      readonly step: "sending";
      /** Whether sending takes longer than usual. */
      readonly isSlow: boolean;
      /** Seconds that a busy backend asked for; the lead is then resent automatically. */
      readonly waitingFor: number | undefined;
    }
  | { readonly step: "failed"; readonly problem: LeadNotStored };

/** Sends leads with retries, and reports progress. */
export function useLeadSubmission() {
  const [submission, setSubmission] = useState<Submission>({ step: "idle" });

  /** Resolves to the failure, or to `undefined` on success. */
  async function send(lead: Lead): Promise<LeadNotStored | undefined> {
    const note = (news: { readonly isSlow: true } | { readonly waitingFor: number }) =>
      setSubmission((now) => (now.step === "sending" ? { ...now, ...news } : now));
    const timer = setTimeout(() => note({ isSlow: true }), slowAfter);
    setSubmission({ step: "sending", isSlow: false, waitingFor: undefined });
    try {
      await sendWithRetries(
        () => submitLead(lead),
        (waitingFor) => note({ waitingFor }),
      );
      setSubmission({ step: "idle" });
      return undefined;
    } catch (failure) {
      const problem =
        failure instanceof LeadNotStored
          ? failure
          : new LeadNotStored("unreachable", "What sends leads is broken", { cause: failure });
      setSubmission({ step: "failed", problem });
      return problem;
    } finally {
      clearTimeout(timer);
    }
  }

  return { submission, send };
}
