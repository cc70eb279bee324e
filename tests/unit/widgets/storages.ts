export function memoryStorage(): () => Storage {
  const values = new Map<string, string>();
  const storage: Storage = {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
  return () => storage;
}

/** A browser that throws when a page accesses its storage. */
export function blockedStorage(): Storage {
  throw new DOMException("The operation is insecure.", "SecurityError");
}

export function fullStorage(): Storage {
  return Object.assign(memoryStorage()(), {
    setItem() {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    },
  });
}
