import { createContext, use, type ReactNode } from "react";
import type { OutboxWords } from "#domain/lead-outbox-words.ts";
import type { SendingWords } from "#domain/lead-sending-words.ts";
import type { LeadWords, Sender } from "#domain/lead-words.ts";

/** What every lead form of the site needs and none decides by itself. */
export interface LeadSettings {
  readonly words: LeadWords;
  /** Fetches what a form says once it is sent, when a visitor begins to fill one in. Must stay the same. */
  readonly loadSendingWords: () => Promise<SendingWords>;
  /** Fetches the words of the notice of waiting leads, where there are any. Must stay the same. */
  readonly loadOutboxWords: () => Promise<OutboxWords>;
  /** Who asks for consent. */
  readonly sender: Sender;
  /** Where a form goes that is sent without JavaScript. */
  readonly action: string;
  /** Address of the page, for a form that is sent without JavaScript. */
  readonly pageUrl: string;
}

const Settings = createContext<LeadSettings | null>(null);

export interface LeadSettingsProviderProps {
  readonly value: LeadSettings;
  readonly children: ReactNode;
}

/** Tells the lead forms below who asks, in what words, and where a plain form goes. */
export function LeadSettingsProvider({ value, children }: LeadSettingsProviderProps) {
  return <Settings value={value}>{children}</Settings>;
}

/**
 * The settings of the lead forms.
 * @throws {Error} Outside a `LeadSettingsProvider`: a form that doesn't say who asks must not be shown.
 */
export function useLeadSettings(): LeadSettings {
  const settings = use(Settings);
  if (settings === null) throw new Error("There is no LeadSettingsProvider.");
  return settings;
}
