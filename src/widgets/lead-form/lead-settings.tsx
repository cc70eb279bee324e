import { createContext, use, type ReactNode } from "react";
import type { LeadWords, Sender } from "#domain/lead-words.ts";

/** What every lead form of the site needs and none decides by itself. */
export interface LeadSettings {
  readonly words: LeadWords;
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
  if (settings === null) throw new Error("A lead form needs a LeadSettingsProvider above it.");
  return settings;
}
