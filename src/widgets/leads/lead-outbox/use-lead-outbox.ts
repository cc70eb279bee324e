import { useSyncExternalStore } from "react";
import { getServerSnapshot, leadOutbox, type OutboxEntry } from "#services/lead-outbox.ts";

/** The leads that wait in the browser, as they are now. */
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

/** Whether the browser believes that there is a network. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );
}
