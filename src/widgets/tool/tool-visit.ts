import { createContext } from "react";
import { sessionNotes } from "#services/session-notes.ts";

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

const { read, write } = sessionNotes(() => sessionStorage);

/** The visit as the browser has it; stories and tests give one of their own. */
export const ToolVisitContext = createContext<ToolVisit>({
  fragment: () => location.hash,
  // What the router keeps in the history's state stays.
  clearFragment: () => history.replaceState(history.state, "", location.pathname + location.search),
  address: () => location.origin + location.pathname,
  read,
  write,
  today: () => new Date(),
});
