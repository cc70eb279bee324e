/** Text kept in the browser under names. */
export interface KeptValues {
  /** `null` where nothing is kept. */
  readonly read: (name: string) => string | null;
  /** Says whether the value outlives the page: where the browser blocks or has used up its storage it doesn't. */
  readonly write: (name: string, value: string) => boolean;
  readonly remove: (name: string) => void;
  /** All names, also of others' values. */
  readonly names: () => readonly string[];
}

function namesIn(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, place) => storage.key(place)).filter((name) => name !== null);
}

/**
 * Keeps text in one of the browser's storages; where that is blocked or full, as long as the page lives. Nothing here
 * throws.
 * @param storage - Asked for anew each time, because a browser that blocks it throws at the very name.
 */
export function keptValues(storage: () => Storage): KeptValues {
  const keptHere = new Map<string, string>();

  /** Does something with the storage; nothing when it is blocked. */
  function attempt<Result>(act: (kept: Storage) => Result): Result | undefined {
    try {
      return act(storage());
    } catch {
      return undefined;
    }
  }

  return {
    read: (name) => keptHere.get(name) ?? attempt((kept) => kept.getItem(name)) ?? null,
    write(name, value) {
      const isKept = attempt((kept) => (kept.setItem(name, value), true)) ?? false;
      if (isKept) keptHere.delete(name);
      else keptHere.set(name, value);
      return isKept;
    },
    remove(name) {
      keptHere.delete(name);
      attempt((kept) => kept.removeItem(name));
    },
    names: () => [...new Set([...keptHere.keys(), ...(attempt(namesIn) ?? [])])],
  };
}

/** What is kept as JSON under a name; `undefined` when there is none or it is damaged. */
export function readJson(values: Pick<KeptValues, "read">, name: string): unknown {
  try {
    const text = values.read(name);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The object that is kept as JSON under a name; `undefined` when there is none, or something else. */
export function readRecord(
  values: Pick<KeptValues, "read">,
  name: string,
): Readonly<Record<string, unknown>> | undefined {
  const kept = readJson(values, name);
  return typeof kept === "object" && kept !== null && !Array.isArray(kept) ? { ...kept } : undefined;
}

/** Kept until the tab is closed. */
export const sessionValues = keptValues(() => window.sessionStorage);

/** Kept until somebody removes it. */
export const lastingValues = keptValues(() => window.localStorage);
