/** `error` interrupts what a screen reader is saying; the others wait their turn. */
export type ToastTone = "neutral" | "success" | "error";

/** A short message about something that has just happened. */
export interface ToastMessage {
  /** What has happened, in a few words. */
  readonly title: string;
  /** What it means, or what to do now. */
  readonly description?: string;
  /** How it looks and how soon it is said. Default: `neutral`. */
  readonly tone?: ToastTone;
  /** Milliseconds on screen; pointing at the toast or focusing it stops the clock. */
  readonly duration?: number;
}

/** A message with the identity it is dismissed by. */
export interface ShownToast extends ToastMessage {
  /** Counts up, so that each message is a new one to assistive technology, even with the same words. */
  readonly id: number;
}
