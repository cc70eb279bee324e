/** Key-value storage of text in the browser. */
export interface KeptValues {
  /** `null` if the key has no value. */
  readonly read: (name: string) => string | null;
  /** Returns whether the value outlives the page; it doesn't where the browser's storage is blocked or full. */
  readonly write: (name: string, value: string) => boolean;
  readonly remove: (name: string) => void;
  /** All keys, including those of other code. */
  readonly names: () => readonly string[];
}

function namesIn(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, place) => storage.key(place)).filter((name) => name !== null);
}

/**
 * Wraps one of the browser's storages; falls back to memory for the life of the page if the storage is blocked or full.
 * Never throws.
 * @param storage - Called on each access, because a browser that blocks storage throws on reading the property.
 */
export function keptValues(storage: () => Storage): KeptValues {
  const keptHere = new Map<string, string>();

  /** Runs an action on the storage; returns `undefined` if the storage is blocked. */
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

/** Reads a JSON value; `undefined` if it is missing or malformed. */
export function readJson(values: Pick<KeptValues, "read">, name: string): unknown {
  try {
    const text = values.read(name);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a JSON object; `undefined` if it is missing or something else. */
export function readRecord(
  values: Pick<KeptValues, "read">,
  name: string,
): Readonly<Record<string, unknown>> | undefined {
  const kept = readJson(values, name);
  return typeof kept === "object" && kept !== null && !Array.isArray(kept) ? { ...kept } : undefined;
}

/** Lasts until the tab is closed. */
export const sessionValues = keptValues(() => window.sessionStorage);

/** Lasts until it is removed. */
export const lastingValues = keptValues(() => window.localStorage);
