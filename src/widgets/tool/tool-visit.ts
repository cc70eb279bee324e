import { createContext } from "react";

/** What a tool needs of the visit: what the address brought, what the session remembers, and the day. */
export interface ToolVisit {
  /** The fragment of the address, with its sign. */
  readonly fragment: () => string;
  /** Takes the fragment out of the address, without a step in the history. */
  readonly clearFragment: () => void;
  /** Address of this page without query and fragment. */
  readonly address: () => string;
  /** A text kept for the session, by name. */
  readonly read: (name: string) => string | null;
  readonly write: (name: string, text: string | null) => void;
  readonly today: () => Date;
}

const texts = new Map<string, string>();

/** A visit that remembers nothing beyond the page; the app gives one with the session's storage. */
export const ToolVisitContext = createContext<ToolVisit>({
  fragment: () => location.hash,
  clearFragment: () => history.replaceState(history.state, "", location.pathname + location.search),
  address: () => location.origin + location.pathname,
  read: (name) => texts.get(name) ?? null,
  write(name, text) {
    if (text === null) texts.delete(name);
    else texts.set(name, text);
  },
  today: () => new Date(),
});
