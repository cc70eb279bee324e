function addKey(): void {
  const state: unknown = history.state;
  const kept = typeof state === "object" && state !== null ? state : {};
  if (!("key" in kept)) history.replaceState({ ...kept, key: Math.random().toString(36).slice(2) }, "");
}

/**
 * React Router tells the entries of the history apart by a key in their state. The browser makes entries without one, for
 * a document and for a fragment that it follows; they get theirs here. Must be called before the router is rendered.
 */
export function keyHistoryEntries(): void {
  addKey();
  addEventListener("popstate", addKey);
}
