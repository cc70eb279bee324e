/**
 * Where the popup is in its one appearance of a session.
 *
 * - `watching`: waits for a sign that the visitor is about to leave.
 * - `due`: has seen one, and waits until it disturbs nobody.
 * - `shown`: on screen.
 * - `over`: never again in this session.
 */
export type ExitIntentState = "watching" | "due" | "shown" | "over";

/**
 * - `intent`: the pointer left through the top, or the time since the first scroll is up.
 * - `clear`: nothing is in the way.
 * - `closed`: the visitor closed it, or has sent it.
 * - `spent`: it was shown earlier in the session, or its code can't be fetched.
 */
export type ExitIntentEvent = "intent" | "clear" | "closed" | "spent";

/** The next state. An event that means nothing in a state changes nothing. */
export function nextExitIntentState(state: ExitIntentState, event: ExitIntentEvent): ExitIntentState {
  if (event === "intent" && state === "watching") return "due";
  if (event === "clear" && state === "due") return "shown";
  if (event === "closed" && state === "shown") return "over";
  if (event === "spent" && state !== "shown") return "over";
  return state;
}
