import { createContext } from "react";
import type { Entries } from "#domain/tools/read-inputs.ts";
import { safeSessionStorage, type SafeStorage } from "#services/safe-storage.ts";

/** What a tool reads from and writes to outside itself: the address, the session's storage by key, the clock. */
export interface ToolEnvironment extends Omit<SafeStorage, "keys"> {
  /** The fragment of the address, with its sign. */
  readonly fragment: () => string;
  /** Takes the fragment out of the address, without a step in the history. */
  readonly clearFragment: () => void;
  /** Address of this page without query and fragment. */
  readonly address: () => string;
  readonly today: () => Date;
  /** Values that the page provides, such as the province it is about. They take precedence over the session's. */
  readonly presetEntries?: Entries;
}

/** The browser's own environment; stories and tests provide another. */
export const ToolEnvironmentContext = createContext<ToolEnvironment>({
  ...safeSessionStorage,
  fragment: () => location.hash,
  // What is noted in the history's state stays.
  clearFragment: () => history.replaceState(history.state, "", location.pathname + location.search),
  address: () => location.origin + location.pathname,
  today: () => new Date(),
});
