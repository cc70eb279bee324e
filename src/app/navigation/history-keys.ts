function addKey(): void {
  const state: unknown = history.state;
  const kept = typeof state === "object" && state !== null ? state : {};
  if (!("key" in kept)) history.replaceState({ ...kept, key: Math.random().toString(36).slice(2) }, "");
}

/**
 * React Router identifies history entries by a key in their state. The browser creates entries without a key when it
 * loads a document or follows a fragment; this function adds the missing keys. Call it before the router renders.
 */
export function keyHistoryEntries(): void {
  addKey();
  addEventListener("popstate", addKey);
}
