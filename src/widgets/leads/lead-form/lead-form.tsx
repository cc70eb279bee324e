import { useId } from "react";
import { IndependentPart } from "#design-system/error-boundary/error-boundary.tsx";
import { LeadFormBody, type LeadFormBodyProps } from "./lead-form-body.tsx";

export interface LeadFormProps extends Omit<LeadFormBodyProps, "headingLevel"> {
  readonly title: string;
  readonly description: string;
  /** Level of the form's heading on its page. */
  readonly headingLevel?: 2 | 3 | undefined;
}

/**
 * The shared lead form. Validates the entries, asks for consent, sends once, and keeps every entry until the lead is
 * stored.
 *
 * For every request by a visitor. One per page; further forms are dialogs.
 *
 * - Do: name the next steps and the sender.
 * - Do: keep the entries, whatever happens.
 * - Don't: ask for data that nobody uses.
 * - Don't: take consent for granted.
 * - Accessibility: errors are listed at the top with links to their fields, and the list takes the focus.
 */
export function LeadForm({ title, description, headingLevel = 2, ...body }: LeadFormProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section data-slot="lead-form" aria-labelledby={titleId}>
      <Heading id={titleId} className="font-display text-heading-2 font-medium tracking-tight">
        {title}
      </Heading>
      <p className="mt-3 text-ink-soft">{description}</p>
      <div className="mt-6">
        {/* A change that a password manager makes in the fields ends here. */}
        <IndependentPart>
          <LeadFormBody {...body} headingLevel={headingLevel === 2 ? 3 : 4} />
        </IndependentPart>
      </div>
    </section>
  );
}
