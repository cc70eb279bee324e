import { createContext } from "react";
import type { Entries } from "#domain/tools/read-inputs.ts";
import { sessionValues, type KeptValues } from "#services/kept-values.ts";

/** What a tool needs of the visit: what the address brought, texts kept for the session by name, and the day. */
export interface ToolVisit extends Omit<KeptValues, "names"> {
  /** The fragment of the address, with its sign. */
  readonly fragment: () => string;
  /** Takes the fragment out of the address, without a step in the history. */
  readonly clearFragment: () => void;
  /** Address of this page without query and fragment. */
  readonly address: () => string;
  readonly today: () => Date;
  /** What the place itself knows, such as the province that a page is about. It goes before what the session remembers. */
  readonly known?: Entries;
}

/** The visit as the browser has it; stories and tests give one of their own. */
export const ToolVisitContext = createContext<ToolVisit>({
  ...sessionValues,
  fragment: () => location.hash,
  // What is noted in the history's state stays.
  clearFragment: () => history.replaceState(history.state, "", location.pathname + location.search),
  address: () => location.origin + location.pathname,
  today: () => new Date(),
});
