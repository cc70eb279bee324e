import type { Entries } from "#domain/tools/read-inputs.ts";
import { readRecord, type SafeStorage } from "#services/safe-storage.ts";

/** Format of the session's entries: numbers are values. Before, the entries stood alone, with numbers as typed text. */
const version = 2;

/** Stores a tool's entries for the session; see `entryValues`. */
export function storeEntries(write: SafeStorage["write"], name: string, entries: Entries): void {
  write(name, JSON.stringify({ version, entries }));
}

function isRecord(value: unknown): value is Entries {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Reads the entries stored in the session under a key; `null` if they are missing or malformed. */
export function readStoredEntries(read: SafeStorage["read"], name: string): Entries | null {
  const stored = readRecord({ read }, name);
  if (stored === undefined) return null;
  if (stored["version"] === undefined) return stored;
  return isRecord(stored["entries"]) ? stored["entries"] : null;
}
