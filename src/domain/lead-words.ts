/** A page that a visitor may read next: its address and its name. */
export interface Reading {
  readonly href: string;
  readonly label: string;
}

/** Who asks for consent, as the law wants it shown. */
export interface Sender {
  /** Legal name and postal address in one line, or the words that stand for them until the owner has set both. */
  readonly identity: string;
  readonly contactEmail: string;
  readonly privacyEmail: string;
}

/** Everything that a lead form says before it is sent, besides its title, its specified labels and its consent statements. */
export interface LeadWords {
  readonly sender: {
    readonly who: string;
    readonly reach: string;
    readonly whatFor: string;
    readonly withdraw: string;
    /** What the contact box of the shared form is for. */
    readonly answerByEmail: string;
    readonly answerByEmailOrPhone: string;
    readonly newsletterByBox: string;
    readonly exitIntent: string;
    readonly newsletterSignup: string;
    /** How to withdraw; the privacy address follows. */
    readonly withdrawText: string;
  };
  readonly next: {
    readonly title: string;
    readonly answerByEmail: string;
    readonly answerByEmailOrPhone: string;
    readonly exitIntent: string;
    readonly newsletterSignup: string;
  };
  /** Where a dialog can't be opened, a page with a form. */
  readonly dialogWithoutScript: Reading & { readonly text: string };
}
