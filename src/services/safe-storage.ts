/** Key-value storage of text in the browser. */
export interface SafeStorage {
  /** `null` if the key has no value. */
  readonly read: (key: string) => string | null;
  /** Returns whether the value outlives the page; it doesn't where the browser's storage is blocked or full. */
  readonly write: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
  /** All keys, including those of other code. */
  readonly keys: () => readonly string[];
}

function keysIn(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, place) => storage.key(place)).filter((key) => key !== null);
}

/**
 * Wraps one of the browser's storages; falls back to memory for the life of the page if the storage is blocked or full.
 * Never throws.
 * @param storage - Called on each access, because a browser that blocks storage throws on reading the property.
 */
export function safeStorage(storage: () => Storage): SafeStorage {
  const inMemory = new Map<string, string>();

  /** Runs an action on the storage; returns `undefined` if the storage is blocked. */
  function attempt<Result>(act: (area: Storage) => Result): Result | undefined {
    try {
      return act(storage());
    } catch {
      return undefined;
    }
  }

  return {
    read: (key) => inMemory.get(key) ?? attempt((area) => area.getItem(key)) ?? null,
    write(key, value) {
      const isStored = attempt((area) => (area.setItem(key, value), true)) ?? false;
      if (isStored) inMemory.delete(key);
      else inMemory.set(key, value);
      return isStored;
    },
    remove(key) {
      inMemory.delete(key);
      attempt((area) => area.removeItem(key));
    },
    keys: () => [...new Set([...inMemory.keys(), ...(attempt(keysIn) ?? [])])],
  };
}

/** Reads a JSON value; `undefined` if it is missing or malformed. */
export function readJson(values: Pick<SafeStorage, "read">, key: string): unknown {
  try {
    const text = values.read(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a JSON object; `undefined` if it is missing or something else. */
export function readRecord(
  values: Pick<SafeStorage, "read">,
  key: string,
): Readonly<Record<string, unknown>> | undefined {
  const value = readJson(values, key);
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : undefined;
}

/** Lasts until the tab is closed. */
export const safeSessionStorage = safeStorage(() => window.sessionStorage);

/** Lasts until it is removed. */
export const safeLocalStorage = safeStorage(() => window.localStorage);
