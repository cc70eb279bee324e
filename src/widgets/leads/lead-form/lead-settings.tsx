import { createContext, use, type ReactNode } from "react";

/** Sender of the consent request, as the law requires it to be shown. */
export interface Sender {
  /** Legal name and postal address in one line, or a placeholder until the owner has set both. */
  readonly identity: string;
  readonly contactEmail: string;
  readonly privacyEmail: string;
}

/** Site-wide settings of all lead forms. */
export interface LeadSettings {
  /** Sender of the consent request. */
  readonly sender: Sender;
  /** URL that receives a form sent without JavaScript. */
  readonly action: string;
  /** Address of the page, for a form that is sent without JavaScript. */
  readonly pageUrl: string;
}

const Settings = createContext<LeadSettings | null>(null);

export interface LeadSettingsProviderProps {
  readonly value: LeadSettings;
  readonly children: ReactNode;
}

/** Provides the settings of the lead forms below. */
export function LeadSettingsProvider({ value, children }: LeadSettingsProviderProps) {
  return <Settings value={value}>{children}</Settings>;
}

/**
 * The settings of the lead forms.
 * @throws {Error} Outside a `LeadSettingsProvider`: a form must not be shown without its sender.
 */
export function useLeadSettings(): LeadSettings {
  const settings = use(Settings);
  if (settings === null) throw new Error("There is no LeadSettingsProvider.");
  return settings;
}
