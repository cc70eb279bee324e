import { createContext, use, type ReactNode } from "react";

/** Who asks for consent, as the law wants it shown. */
export interface Sender {
  /** Legal name and postal address in one line, or the words that stand for them until the owner has set both. */
  readonly identity: string;
  readonly contactEmail: string;
  readonly privacyEmail: string;
}

/** What every lead form of the site needs and none decides by itself. */
export interface LeadSettings {
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

/** Tells the lead forms below who asks and where a plain form goes. */
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
