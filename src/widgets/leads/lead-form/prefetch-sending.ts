/** Loads the code that submits leads. */
export const loadSubmission = () => import("#services/submit-lead.ts");

/** Loads the components that a form shows while and after sending. */
export const loadSendingParts = async () => (await import("./sending-parts.ts")).sendingParts;

/** Prefetches both. Ignores failures: the code is fetched again when needed. */
export async function prefetchSending(): Promise<void> {
  await Promise.allSettled([loadSubmission(), loadSendingParts()]);
}
