/** `error` interrupts a screen reader's speech; the others wait. */
export type ToastTone = "neutral" | "success" | "error";

/** A short message about something that has just happened. */
export interface ToastMessage {
  /** The event, in a few words. */
  readonly title: string;
  /** Meaning of the event, or the next step. */
  readonly description?: string;
  /** Appearance, and urgency of the announcement. Default: `neutral`. */
  readonly tone?: ToastTone;
  /** Milliseconds on screen; hovering or focusing the toast pauses the timer. */
  readonly duration?: number;
}

/** A message with the id that dismisses it. */
export interface ShownToast extends ToastMessage {
  /** Increments, so that assistive technology announces each message, even with the same words. */
  readonly id: number;
}
