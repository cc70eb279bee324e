import { useCallback, useEffect } from "react";
import { hasWaitingLead, watchOutbox } from "#services/outbox-signal.ts";
import { useLateLoaded } from "#widgets/late-loaded/use-late-loaded.ts";
import { useLeadSettings } from "#widgets/lead-form/lead-settings.tsx";

/**
 * Watches for leads that wait in the browser, and then fetches the notice that shows and sends them. Until there is one
 * it only reads the names of stored entries.
 */
export function LeadOutboxGate() {
  const { loadOutboxWords } = useLeadSettings();
  const load = useCallback(async () => {
    const [{ LeadOutboxNotice }, words] = await Promise.all([import("./lead-outbox-notice.tsx"), loadOutboxWords()]);
    return { LeadOutboxNotice, words };
  }, [loadOutboxWords]);
  const [notice, fetchNotice] = useLateLoaded(load);

  useEffect(() => {
    const look = () => {
      // Offline it can't be fetched either.
      if (navigator.onLine && hasWaitingLead()) void fetchNotice();
    };
    look();
    return watchOutbox(look, "online");
  }, [fetchNotice]);

  if (notice.step !== "ready") return null;
  const { LeadOutboxNotice, words } = notice.part;
  return <LeadOutboxNotice words={words} />;
}
