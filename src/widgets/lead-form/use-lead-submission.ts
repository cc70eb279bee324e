import { QueryClient, useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { Lead } from "#domain/lead.ts";
import { LeadNotStored } from "#domain/lead-not-stored.ts";
import { loadSubmission } from "./prefetch-sending.ts";

/** How often a lead is sent again by itself when the backend can't be reached, before the visitor hears of it. */
const retries = 3;
const firstRetryDelay = 400;

/** No quiet retry begins later than this, in milliseconds: the visitor is to hear within 20 seconds. */
const quietFor = 5000;

/** How long the code that sends may take to come, in milliseconds. */
const codePatience = 13_000;

/** The longest that a lead waits because the backend asked for it, in seconds, all waits together. */
const longestWait = 60;

/** After this long a visitor is told that it takes a while, in milliseconds. */
const slowAfter = 4000;

/** Created here and not around the app: only pages with a form should load what sending needs. */
const queryClient = new QueryClient();

function loadInTime(): ReturnType<typeof loadSubmission> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new LeadNotStored("unreachable", "What sends leads could not be fetched in time")),
      codePatience,
    );
    loadSubmission()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/** Seconds that the backend wants to be left alone before the same lead is sent again; none when it didn't say. */
function secondsToWait(error: Error | null): number | undefined {
  return error instanceof LeadNotStored && error.reason === "too-many" ? error.retryAfter : undefined;
}

/**
 * Sends leads: with a few quiet retries when the network fails, and once more after as long as a busy backend asks for,
 * up to a minute. What sends is fetched when a form is first used. Repeating is safe: a lead keeps its id, and the
 * database stores an id once.
 */
export function useLeadSubmission() {
  const progress = useRef({ startedAt: 0, waited: 0 });
  const [isSlow, setSlow] = useState(false);
  const { mutateAsync, isPending, error, failureReason } = useMutation<void, Error, Lead>(
    {
      mutationFn: async (lead) => {
        const { submitLead } = await loadInTime();
        await submitLead(lead);
      },
      onMutate: () => {
        progress.current = { startedAt: Date.now(), waited: 0 };
      },
      // Without this, a mutation made offline waits for ever instead of failing.
      networkMode: "always",
      retry: (failures, failure) => {
        const wait = secondsToWait(failure);
        if (wait !== undefined) {
          progress.current.waited += wait;
          return progress.current.waited <= longestWait;
        }
        // A TypeError is the browser's word for code that didn't arrive.
        const isPassing =
          failure instanceof LeadNotStored ? failure.reason === "unreachable" : failure instanceof TypeError;
        return isPassing && failures < retries && Date.now() - progress.current.startedAt < quietFor;
      },
      retryDelay: (failures, failure) => {
        const wait = secondsToWait(failure);
        return wait === undefined ? firstRetryDelay * 2 ** failures : Math.max(1, wait) * 1000;
      },
    },
    queryClient,
  );

  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isPending]);

  return {
    /** @throws {LeadNotStored} When it isn't stored. */
    send: mutateAsync,
    isPending,
    /** It takes longer than usual. */
    isSlow: isPending && isSlow,
    /** Seconds that a busy backend asked for; the lead is sent again by itself after them. */
    waitingFor: isPending ? secondsToWait(failureReason) : undefined,
    /** Why the last try failed. */
    error,
  };
}
