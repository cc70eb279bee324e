import { useLazyCode } from "#platform/lazy-component.tsx";
import { useEffect, useReducer, useRef } from "react";
import { safeSessionStorage, type SafeStorage } from "#services/safe-storage.ts";
import { nextExitIntentState, isPopupSpent, spendPopup } from "./exit-intent-state.ts";
import { isAnswerShown, isHalfFilled, visitorIsBusy } from "./visitor-is-busy.ts";

/** Delay from the first scroll to the popup, in milliseconds. */
const delayAfterFirstScroll = 30_000;

/** Interval of the checks whether a busy visitor has finished, in milliseconds. */
const patience = 2000;

/** Quiet time after a tool's answer, in milliseconds. */
const quietAfterAnswer = 60_000;

/** The browser's clock, or a test's. */
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
  /** Fetches the popup's code and resolves to whether it loaded. If not, the popup isn't shown. */
  readonly prepare: () => Promise<boolean>;
  /** A further reason to wait, besides an open dialog and a visitor who is filling something in. */
  readonly isBlocked?: (() => boolean) | undefined;
  /** Storage of the session's flag. */
  readonly session?: SafeStorage | undefined;
  readonly clock?: Clock | undefined;
}

/** Whether the pointer left the window (no `relatedTarget`) through its upper edge. */
function isThroughTheTop({ relatedTarget, clientY }: MouseEvent): boolean {
  return relatedTarget === null && clientY <= 0;
}

/**
 * Detects exit intent: the pointer leaves through the top of the page, or 30 seconds have passed since the first
 * scroll. Fires once per session, never for a visitor who has sent a form in it, and only when it disturbs nothing: it
 * waits while a dialog is open, a form is half filled in or a tool shows an answer, and for a minute after an answer.
 */
export function useExitIntent(options: ExitIntentOptions) {
  const { prepare, isBlocked = isNeverBlocked, session = safeSessionStorage, clock = browserClock } = options;
  const [state, send] = useReducer(nextExitIntentState, "watching");
  const scrolledAt = useRef<number | undefined>(undefined);
  const answerSeenAt = useRef(Number.NEGATIVE_INFINITY);
  const isOver = state === "shown" || state === "over";

  useEffect(() => {
    if (state !== "watching") return undefined;
    if (isPopupSpent(session)) {
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
      // The loader replays a scroll made before hydration, with its time.
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
      if (isPopupSpent(session)) send("spent");
      else if (visitorIsBusy() || isHalfFilled() || isWithAnswer || isBlocked())
        stopTimer = clock.after(patience, look);
      else {
        spendPopup(session);
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

const loadDialog = async () => (await import("./exit-intent-dialog.tsx")).ExitIntentDialog;

export type ExitIntentPopupProps = Omit<ExitIntentOptions, "prepare">;

/**
 * Offers a free review to a visitor who is about to leave, once per session. Until then it costs only two listeners:
 * dialog and form are fetched when due.
 *
 * Accessibility: a dialog that opens once, never while somebody types. Escape closes it.
 */
export function ExitIntentPopup(props: ExitIntentPopupProps) {
  const [dialog, fetchDialog] = useLazyCode(loadDialog);
  const { isOpen, close } = useExitIntent({ ...props, prepare: fetchDialog });
  if (dialog.step !== "ready") return null;
  const Dialog = dialog.code;
  return <Dialog open={isOpen} onClose={close} />;
}
