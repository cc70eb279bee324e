import { useSyncExternalStore } from "react";
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
