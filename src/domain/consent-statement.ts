/** Purpose of a consent. Each is given and withdrawn separately. */
export type ConsentPurpose = "contact" | "newsletter";

/** How the visitor consents: by ticking a box, or by pressing the button under the sentence. */
export type ConsentMethod = "box" | "button";

/** Languages of the site. Each has statements of its own, because a consent is proven by the words that were shown. */
export type StatementLanguage = "en" | "fr";

/** A sentence that a visitor agrees to. */
export interface ConsentStatement {
  readonly id: string;
  readonly version: number;
  readonly language: StatementLanguage;
  /** The exact text that the visitor sees. */
  readonly text: string;
  readonly method: ConsentMethod;
  readonly purposes: readonly ConsentPurpose[];
}
