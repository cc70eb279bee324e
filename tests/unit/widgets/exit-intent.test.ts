import { describe, expect, test } from "vitest";
import {
  nextExitIntentState,
  type ExitIntentEvent,
  type ExitIntentState,
} from "#widgets/leads/exit-intent/exit-intent-state.ts";

describe("the popup's state", () => {
  const table: Record<ExitIntentState, Record<ExitIntentEvent, ExitIntentState>> = {
    watching: { intent: "due", clear: "watching", closed: "watching", spent: "over" },
    due: { intent: "due", clear: "shown", closed: "due", spent: "over" },
    shown: { intent: "shown", clear: "shown", closed: "over", spent: "shown" },
    over: { intent: "over", clear: "over", closed: "over", spent: "over" },
  };
  const states: ExitIntentState[] = ["watching", "due", "shown", "over"];
  const events: ExitIntentEvent[] = ["intent", "clear", "closed", "spent"];

  test.each(states.flatMap((state) => events.map((event) => [state, event] as const)))(
    "%s, then %s",
    (state, event) => {
      expect(nextExitIntentState(state, event)).toBe(table[state][event]);
    },
  );
});
