import { useEffect, useSyncExternalStore } from "react";
import { useLazyCode } from "#platform/lazy-component.tsx";
import { getServerSnapshot, leadOutbox, type OutboxEntry } from "#services/lead-outbox.ts";

/** The leads that currently wait in the browser. */
export function useLeadOutbox(): readonly OutboxEntry[] {
  return useSyncExternalStore(leadOutbox.subscribe, leadOutbox.getSnapshot, getServerSnapshot);
}

function subscribeToNetwork(listener: () => void) {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/** Whether the browser reports a network. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );
}

const loadNotice = async () => (await import("./lead-outbox-notice.tsx")).LeadOutboxNotice;

/**
 * Fetches the notice that shows and sends waiting leads once a lead waits. Until then it only reads the keys of stored
 * entries.
 *
 * Accessibility: a status announces a waiting request, with a button each for Send now and Discard.
 */
export function LeadOutboxGate() {
  const [notice, fetchNotice] = useLazyCode(loadNotice);
  const isAnyWaiting = useLeadOutbox().length > 0;

  useEffect(() => {
    if (!isAnyWaiting) return undefined;
    const fetchNow = () => void fetchNotice();
    fetchNow();
    // Fetched again if it failed; the browser's report that it is online may never come, so it isn't waited for.
    addEventListener("online", fetchNow);
    return () => removeEventListener("online", fetchNow);
  }, [isAnyWaiting, fetchNotice]);

  if (notice.step !== "ready") return null;
  const LeadOutboxNotice = notice.code;
  return <LeadOutboxNotice />;
}
