import { useEffect } from "react";
import { hasWaitingLead, watchOutbox } from "#services/outbox-signal.ts";
import { useLateLoaded } from "#widgets/late-loaded/use-late-loaded.ts";

const loadNotice = async () => (await import("./lead-outbox-notice.tsx")).LeadOutboxNotice;

/**
 * Watches for leads that wait in the browser, and then fetches the notice that shows and sends them. Until there is one
 * it only reads the names of stored entries.
 */
export function LeadOutboxGate() {
  const [notice, fetchNotice] = useLateLoaded(loadNotice);

  useEffect(() => {
    const look = () => {
      // Offline it can't be fetched either.
      if (navigator.onLine && hasWaitingLead()) void fetchNotice();
    };
    look();
    return watchOutbox(look, "online");
  }, [fetchNotice]);

  if (notice.step !== "ready") return null;
  const LeadOutboxNotice = notice.part;
  return <LeadOutboxNotice />;
}
