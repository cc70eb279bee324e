import { useEffect } from "react";
import { hasWaitingLead, watchOutbox } from "#services/outbox-signal.ts";
import { useLateLoaded } from "#widgets/late-loaded/use-late-loaded.ts";

const loadNotice = async () => (await import("./lead-outbox-notice.tsx")).LeadOutboxNotice;

/**
 * Watches for leads that wait in the browser, and then fetches what shows and sends them. Until there is one, it is a
 * look at the names in the browser's storage.
 */
export function LeadOutboxGate() {
  const [notice, fetchNotice] = useLateLoaded(loadNotice);

  useEffect(() => {
    const look = () => {
      // Offline it can't be fetched either.
      if (navigator.onLine && hasWaitingLead()) void fetchNotice();
    };
    look();
    addEventListener("online", look);
    const unwatch = watchOutbox(look);
    return () => {
      removeEventListener("online", look);
      unwatch();
    };
  }, [fetchNotice]);

  if (notice.step !== "ready") return null;
  const Notice = notice.part;
  return <Notice />;
}
