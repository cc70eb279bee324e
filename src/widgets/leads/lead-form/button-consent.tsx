import type { ConsentStatement } from "#domain/consent-statements-en.ts";
import { statementReference } from "#domain/consent-statements.ts";
import { consentNames } from "./read-lead-form.ts";

export interface ButtonConsentProps {
  readonly id: string;
  readonly statement: ConsentStatement;
}

/** The exact consent statement of a form's button, for the button's `aria-describedby`. */
export function ButtonConsent({ id, statement }: ButtonConsentProps) {
  return (
    <div>
      <p id={id} className="max-w-prose text-small wrap-anywhere text-ink-soft">
        {statement.text}
      </p>
      <input type="hidden" name={consentNames.contact} value={statementReference(statement)} />
    </div>
  );
}
