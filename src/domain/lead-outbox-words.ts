/** What the notice of the leads that wait in the browser says. */
export interface OutboxWords {
  readonly label: string;
  /** `sent` is when the visitor pressed the button, in words. */
  readonly waiting: (interest: string, sent: string) => string;
  readonly aboutToSend: string;
  readonly offline: string;
  readonly sending: string;
  readonly failed: string;
  readonly stored: (interest: string) => string;
  readonly sendNow: string;
  readonly discard: string;
  readonly close: string;
}
