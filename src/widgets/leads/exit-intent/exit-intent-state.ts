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

/**
 * State of the popup, which opens once per session.
 *
 * - `watching`: waits for a sign that the visitor is about to leave.
 * - `due`: exit intent detected; waits until the popup disturbs nobody.
 * - `shown`: on screen.
 * - `over`: never again in this session.
 */
export type ExitIntentState = "watching" | "due" | "shown" | "over";

/**
 * - `intent`: the pointer left through the top, or the time since the first scroll is up.
 * - `clear`: nothing blocks the popup.
 * - `closed`: the visitor closed the popup, or sent its form.
 * - `spent`: the popup was shown earlier in the session, or its code can't be fetched.
 */
export type ExitIntentEvent = "intent" | "clear" | "closed" | "spent";

/** The next state. Irrelevant events leave the state unchanged. */
export function nextExitIntentState(state: ExitIntentState, event: ExitIntentEvent): ExitIntentState {
  if (event === "intent" && state === "watching") return "due";
  if (event === "clear" && state === "due") return "shown";
  if (event === "closed" && state === "shown") return "over";
  if (event === "spent" && state !== "shown") return "over";
  return state;
}
