import { safeSessionStorage, type SafeStorage } from "#services/safe-storage.ts";

/** Storage key of the session's flag: the popup has been shown, or the visitor has asked for something in a form. */
const flagName = "exit-intent-shown";

/** Whether the popup stays closed for the rest of the session. */
export function isPopupSpent(session: SafeStorage = safeSessionStorage): boolean {
  return session.read(flagName) !== null;
}

/** Keeps the popup closed for the rest of the session. */
export function spendPopup(session: SafeStorage = safeSessionStorage): void {
  session.write(flagName, "true");
}
