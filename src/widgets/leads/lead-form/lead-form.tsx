import { useId } from "react";
import { LeadFormBody, type LeadFormBodyProps } from "./lead-form-body.tsx";

export interface LeadFormProps extends Omit<LeadFormBodyProps, "headingLevel"> {
  readonly title: string;
  readonly description: string;
  /** Level of the form's heading on its page. */
  readonly headingLevel?: 2 | 3 | undefined;
}

/**
 * The shared lead form. Checks what was typed, asks for consent, sends once, and keeps every word until the lead is
 * stored.
 *
 * Wherever a visitor may ask for something. One a page; others are dialogs.
 *
 * - Do: say what happens next and who asks.
 * - Do: keep what was typed, whatever happens.
 * - Don't: ask what nobody uses.
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
        <LeadFormBody {...body} headingLevel={headingLevel === 2 ? 3 : 4} />
      </div>
    </section>
  );
}
