import { describe, expect, test } from "vitest";
import {
  nextExitIntentState,
  type ExitIntentEvent,
  type ExitIntentState,
} from "#widgets/exit-intent/exit-intent-state.ts";
import { sessionFlag } from "#widgets/exit-intent/session-flag.ts";
import { blockedStorage, fullStorage, memoryStorage } from "./storages.ts";

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

describe("the session's flag", () => {
  test("is set for every page of the session", () => {
    const storage = memoryStorage();
    const flag = sessionFlag("exit-intent-shown", storage);
    expect(flag.isSet()).toBe(false);
    flag.set();
    expect(flag.isSet()).toBe(true);
    expect(storage().getItem("exit-intent-shown")).toBe("true");
    expect(sessionFlag("exit-intent-shown", storage).isSet()).toBe(true);
  });

  test("stays set for this page when the storage is emptied", () => {
    const storage = memoryStorage();
    const flag = sessionFlag("exit-intent-shown", storage);
    flag.set();
    storage().clear();
    expect(flag.isSet()).toBe(true);
  });

  test.each([
    ["blocked", blockedStorage],
    ["full", fullStorage],
  ])("lasts as long as the page where storage is %s", (_, storage) => {
    const flag = sessionFlag("exit-intent-shown", storage);
    expect(flag.isSet()).toBe(false);
    flag.set();
    expect(flag.isSet()).toBe(true);
    expect(sessionFlag("exit-intent-shown", storage).isSet()).toBe(false);
  });
});
