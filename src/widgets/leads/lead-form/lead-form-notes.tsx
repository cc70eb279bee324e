import type { ReactNode } from "react";
import * as words from "#words/lead-notes.ts";
import { useLeadSettings } from "./lead-settings.tsx";

export interface SenderNoteProps {
  /** Purpose of the consent. */
  readonly purpose: ReactNode;
}

/**
 * Identity and contact of the sender, purpose of the consent and how to withdraw it: the law requires all of these
 * beside the request.
 */
export function SenderNote({ purpose }: SenderNoteProps) {
  const { sender } = useLeadSettings();
  // Addresses as text: links would add tab stops before the button, and the footer already links them.
  const rows = [
    [words.sender.who, sender.identity],
    [words.sender.reach, sender.contactEmail],
    [words.sender.whatFor, purpose],
    [words.sender.withdraw, `${words.sender.withdrawText} ${sender.privacyEmail}.`],
  ] as const;
  return (
    <dl data-slot="sender-note" className="flex flex-wrap gap-x-5 gap-y-1 text-caption wrap-anywhere text-ink-soft">
      {rows.map(([term, description]) => (
        <div key={term}>
          <dt className="me-1.5 inline font-semibold">{term}</dt>
          <dd className="inline wrap-anywhere">{description}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface WhatHappensNextProps {
  readonly children: ReactNode;
}

/** End of a lead form: the next steps after the request, so that nobody has to guess. */
export function WhatHappensNext({ children }: WhatHappensNextProps) {
  return (
    <div className="border-t border-line pt-4 text-caption text-ink-soft">
      <p className="font-semibold">{words.next.title}</p>
      <p className="max-w-prose">{children}</p>
    </div>
  );
}
