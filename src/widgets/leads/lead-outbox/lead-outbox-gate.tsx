import { useEffect } from "react";
import { useLater } from "#platform/later.tsx";
import { useIsOnline, useLeadOutbox } from "./use-lead-outbox.ts";

const loadNotice = async () => (await import("./lead-outbox-notice.tsx")).LeadOutboxNotice;

/**
 * Fetches the notice that shows and sends waiting leads once a lead waits. Until then it only reads the keys of stored
 * entries.
 *
 * Accessibility: a status announces a waiting request, with a button each for Send now and Discard.
 */
export function LeadOutboxGate() {
  const [notice, fetchNotice] = useLater(loadNotice);
  const isOnline = useIsOnline();
  const isAnyWaiting = useLeadOutbox().length > 0;

  useEffect(() => {
    // Fetched again when the browser's report changes. Either report may be wrong.
    if (isAnyWaiting) void fetchNotice();
  }, [isOnline, isAnyWaiting, fetchNotice]);

  if (notice.step !== "ready") return null;
  const LeadOutboxNotice = notice.code;
  return <LeadOutboxNotice />;
}
