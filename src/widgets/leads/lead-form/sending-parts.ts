import { LeadReceipt } from "#widgets/leads/lead-receipt/lead-receipt.tsx";
import { ProblemNote, ProgressNote, SentNote, WaitingNote } from "./sending-notes.tsx";

/**
 * Components that a form shows while and after sending. Fetched when the visitor fills in the form, because no page
 * needs them earlier.
 */
export const sendingParts = { LeadReceipt, ProblemNote, ProgressNote, SentNote, WaitingNote } as const;
