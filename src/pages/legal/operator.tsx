import type { ReactNode } from "react";
import { leadRecipient } from "#content/lead-recipient.ts";
import { privacyOfficer } from "#content/privacy-officer.ts";
import { sender } from "#content/site.ts";

/** Legal name and postal address of the operator, from the build's settings. */
export function OperatorIdentity() {
  return <span>{sender.identity}</span>;
}

/** Name or title of the person in charge of personal information, from the build's settings. */
export function PrivacyOfficer() {
  return <span>{privacyOfficer}</span>;
}

export interface WithLeadRecipientProps {
  /** A sentence that contains `LeadRecipient`. */
  readonly children: ReactNode;
}

/** A sentence shown only if the build hands leads to another company. */
export function WithLeadRecipient({ children }: WithLeadRecipientProps) {
  return leadRecipient === undefined ? null : <span>{children}</span>;
}

/** The company that receives the leads. */
export function LeadRecipient() {
  return <span>{leadRecipient}</span>;
}
