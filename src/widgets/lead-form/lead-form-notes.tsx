import type { ReactNode } from "react";

const noteLook = "border-s-4 border-caution bg-caution-wash px-4 py-3 text-small";

/** Says, after the error toast has gone, how long to wait before trying again. */
export function TooManyNote() {
  return (
    <p role="alert" className={noteLook}>
      We have had several requests from you in a short time. Please wait an hour and send this one again; what you typed
      is still here.
    </p>
  );
}

/** For the visitor whose browser runs no scripts. */
export function NeedsScriptNote() {
  return (
    <noscript>
      <p className={noteLook}>
        Sending this form needs JavaScript, which is switched off in your browser. You can write to us instead, at the
        address at the foot of this page.
      </p>
    </noscript>
  );
}

export interface ConsentSentenceProps {
  readonly id: string;
  /** The statement, to the letter. */
  readonly text: string;
}

/** The sentence that pressing the button below agrees to. The button is described by it. */
export function ConsentSentence({ id, text }: ConsentSentenceProps) {
  return (
    <p id={id} className="max-w-prose text-small text-ink-soft">
      {text}
    </p>
  );
}

export interface WhatHappensNextProps {
  readonly children: ReactNode;
}

/** Closes a lead form: what becomes of the request, so that nobody has to guess. */
export function WhatHappensNext({ children }: WhatHappensNextProps) {
  return (
    <div className="border-t border-line pt-4 text-caption text-ink-soft">
      <p className="font-semibold">What happens next</p>
      <p className="max-w-prose">{children}</p>
    </div>
  );
}
