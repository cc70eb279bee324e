import { LeadReceipt } from "#widgets/leads/lead-receipt/lead-receipt.tsx";
import { ProblemNote, ProgressNote, SentNote, WaitingNote } from "./sending-notes.tsx";

/** What a form shows once its lead is on its way. Fetched when it is being filled in, because no page needs it before. */
export const sendingParts = { LeadReceipt, ProblemNote, ProgressNote, SentNote, WaitingNote } as const;
