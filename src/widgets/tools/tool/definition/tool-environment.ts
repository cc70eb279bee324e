import { createContext } from "react";
import type { Entries } from "#domain/tools/read-inputs.ts";
import { safeSessionStorage, type SafeStorage } from "#services/safe-storage.ts";

/** External dependencies of a tool: the URL, session storage and the clock. */
export interface ToolEnvironment extends Omit<SafeStorage, "keys"> {
  /** The URL's fragment, including `#`. */
  readonly fragment: () => string;
  /** Removes the fragment from the URL without adding a history entry. */
  readonly clearFragment: () => void;
  /** URL of the page without query and fragment. */
  readonly address: () => string;
  readonly today: () => Date;
  /** Entries that the page sets, such as its province. They take precedence over the session's. */
  readonly presetEntries?: Entries;
}

/** Defaults to the browser. Stories and tests provide an in-memory environment. */
export const ToolEnvironmentContext = createContext<ToolEnvironment>({
  ...safeSessionStorage,
  fragment: () => location.hash,
  // Keep the router's state of the history entry.
  clearFragment: () => history.replaceState(history.state, "", location.pathname + location.search),
  address: () => location.origin + location.pathname,
  today: () => new Date(),
});
