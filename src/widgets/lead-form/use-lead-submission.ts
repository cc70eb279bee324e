import { QueryClient, useMutation } from "@tanstack/react-query";
import type { Lead } from "#domain/lead.ts";
import { LeadNotStored } from "#domain/lead-not-stored.ts";

/** How often a lead is sent again by itself when the backend can't be reached, before the visitor hears of it. */
const retries = 3;
const firstRetryDelay = 400;

function isWorthRetrying(error: Error): boolean {
  // A TypeError is the browser's word for code or an answer that didn't arrive.
  return error instanceof LeadNotStored ? error.reason === "unreachable" : error instanceof TypeError;
}

/** Made here, not around the app: only forms send anything, and only their pages should fetch what it takes. */
const queryClient = new QueryClient();

/** Fetches the backend's client ahead of need. */
export const preloadLeadSubmission = () => import("#services/submit-lead.ts");

/**
 * Sends leads, with a few quiet retries when the network fails. The backend's client is fetched when a form is first used.
 * Repeating is safe: a lead keeps its id, and the database stores an id once.
 */
export function useLeadSubmission() {
  return useMutation<void, Error, Lead>(
    {
      mutationFn: async (lead) => {
        const { submitLead } = await preloadLeadSubmission();
        await submitLead(lead);
      },
      // Without this, a mutation made offline waits for ever instead of failing.
      networkMode: "always",
      retry: (failures, error) => failures < retries && isWorthRetrying(error),
      retryDelay: (failure) => firstRetryDelay * 2 ** failure,
    },
    queryClient,
  );
}
