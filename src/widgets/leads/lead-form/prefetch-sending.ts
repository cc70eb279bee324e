/** Fetches what sends leads. */
export const loadSubmission = () => import("#services/submit-lead.ts");

/** Fetches what a form shows once its lead is on its way. */
export const loadSendingParts = async () => (await import("./sending-parts.ts")).sendingParts;

/** Fetches both ahead of need. A failure here is met again when they are needed. */
export async function prefetchSending(): Promise<void> {
  await Promise.allSettled([loadSubmission(), loadSendingParts()]);
}
