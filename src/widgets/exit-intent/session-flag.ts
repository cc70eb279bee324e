/** Something that happens once a session. */
export interface SessionFlag {
  readonly isSet: () => boolean;
  readonly set: () => void;
}

/** A flag in the browser's session storage; where that is blocked, it lasts as long as the page. */
export function sessionFlag(name: string, storage: () => Storage): SessionFlag {
  let isSetHere = false;
  return {
    isSet() {
      if (isSetHere) return true;
      try {
        return storage().getItem(name) !== null;
      } catch {
        return false;
      }
    },
    set() {
      isSetHere = true;
      try {
        storage().setItem(name, "true");
      } catch {
        // This page remembers.
      }
    },
  };
}
