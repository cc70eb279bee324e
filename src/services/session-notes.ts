/** Short texts that last as long as the visitor's session, and never leave the browser. */
export interface SessionNotes {
  readonly read: (name: string) => string | null;
  /** `null` forgets it. */
  readonly write: (name: string, text: string | null) => void;
}

/**
 * Notes in the browser's session storage; where that is blocked, they last as long as the page.
 *
 * @param storage - Asked each time: in some browsers even looking at it throws.
 */
export function sessionNotes(storage: () => Storage): SessionNotes {
  const here = new Map<string, string>();
  return {
    read(name) {
      try {
        return storage().getItem(name);
      } catch {
        return here.get(name) ?? null;
      }
    },
    write(name, text) {
      if (text === null) here.delete(name);
      else here.set(name, text);
      try {
        if (text === null) storage().removeItem(name);
        else storage().setItem(name, text);
      } catch {
        // This page remembers.
      }
    },
  };
}
