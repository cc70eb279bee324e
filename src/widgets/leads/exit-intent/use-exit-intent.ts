import { useEffect, useReducer, useRef } from "react";
import { sessionValues, type KeptValues } from "#services/kept-values.ts";
import { nextExitIntentState } from "./exit-intent-state.ts";
import { isAnswerShown, visitorIsBusy } from "./visitor-is-busy.ts";

/** From the first scroll to the popup, in milliseconds. */
const delayAfterFirstScroll = 30_000;

/** How often it checks whether a busy visitor has finished, in milliseconds. */
const patience = 2000;

/** How long a visitor who has had a tool's answer is left alone with it, in milliseconds. */
const quietAfterAnswer = 60_000;

/** Name of the session's flag. */
const flagName = "exit-intent-shown";

/** Time as the browser counts it, or as a test does. */
export interface Clock {
  /** Milliseconds since the page was opened. */
  readonly now: () => number;
  /** Runs the callback after so many milliseconds, unless the returned function is called first. */
  readonly after: (milliseconds: number, callback: () => void) => () => void;
}

const browserClock: Clock = {
  now: () => performance.now(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};

const isNeverBlocked = () => false;

export interface ExitIntentOptions {
  /** Fetches what will be shown, and says whether it is there. When it isn't, the popup stays away. */
  readonly prepare: () => Promise<boolean>;
  /** A further reason to wait, besides an open dialog and a visitor who is filling something in. */
  readonly isBlocked?: (() => boolean) | undefined;
  /** Where the session's flag is kept. */
  readonly session?: KeptValues | undefined;
  readonly clock?: Clock | undefined;
}

/** Out of the window (there is nothing the pointer went to) and through its upper edge. */
function isThroughTheTop({ relatedTarget, clientY }: MouseEvent): boolean {
  return relatedTarget === null && clientY <= 0;
}

/**
 * Says when a visitor is about to leave: the pointer leaves through the top of the page, or 30 seconds have passed
 * since the first scroll. Once a session, and only while it disturbs nothing: it waits while a dialog is open, a field is
 * being filled in or a tool shows an answer, and for a minute after an answer.
 */
export function useExitIntent(options: ExitIntentOptions) {
  const { prepare, isBlocked = isNeverBlocked, session = sessionValues, clock = browserClock } = options;
  const [state, send] = useReducer(nextExitIntentState, "watching");
  const scrolledAt = useRef<number | undefined>(undefined);
  const answerSeenAt = useRef(Number.NEGATIVE_INFINITY);
  const isOver = state === "shown" || state === "over";

  useEffect(() => {
    if (state !== "watching") return undefined;
    if (session.read(flagName) !== null) {
      send("spent");
      return undefined;
    }
    const listening = new AbortController();
    const { signal } = listening;
    let stopTimer = () => {};

    const startTimer = (firstScrollAt: number) => {
      const rest = firstScrollAt + delayAfterFirstScroll - clock.now();
      stopTimer = clock.after(Math.max(0, rest), () => send("intent"));
    };
    const noteScroll = (event: Event) => {
      // The loader replays a scroll from before the app was there, with its time.
      const isReplayed = event instanceof CustomEvent && typeof event.detail === "number";
      scrolledAt.current = isReplayed ? event.detail : clock.now();
      startTimer(scrolledAt.current);
    };
    if (scrolledAt.current === undefined) {
      addEventListener("scroll", noteScroll, { signal, once: true, passive: true });
    } else {
      startTimer(scrolledAt.current);
    }
    const watchPointer = (event: MouseEvent) => {
      if (isThroughTheTop(event)) send("intent");
    };
    document.addEventListener("mouseout", watchPointer, { signal });
    return () => {
      listening.abort();
      stopTimer();
    };
  }, [state, session, clock]);

  useEffect(() => {
    if (isOver) return undefined;
    let stopTimer = () => {};
    function look() {
      if (isAnswerShown()) answerSeenAt.current = clock.now();
      stopTimer = clock.after(patience, look);
    }
    look();
    return () => stopTimer();
  }, [isOver, clock]);

  useEffect(() => {
    if (state !== "due") return undefined;
    let isWaiting = true;
    let stopTimer = () => {};
    function look() {
      if (!isWaiting) return;
      const isWithAnswer = isAnswerShown() || clock.now() - answerSeenAt.current < quietAfterAnswer;
      if (session.read(flagName) !== null) send("spent");
      else if (visitorIsBusy() || isWithAnswer || isBlocked()) stopTimer = clock.after(patience, look);
      else {
        session.write(flagName, "true");
        send("clear");
      }
    }
    async function showOnceThere() {
      if (await prepare()) look();
      else if (isWaiting) send("spent");
    }
    void showOnceThere();
    return () => {
      isWaiting = false;
      stopTimer();
    };
  }, [state, session, prepare, isBlocked, clock]);

  return { isOpen: state === "shown", close: () => send("closed") };
}
