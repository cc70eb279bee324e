import { useId, useRef } from "react";
import { Button } from "#design-system/button/button.tsx";
import { ErrorSummary } from "#design-system/error-summary/error-summary.tsx";
import { Grid } from "#design-system/layout/grid.tsx";
import { newsletterSignupStatement } from "#domain/consent-statements.ts";
import type { Interest } from "#domain/lead.ts";
import { EmailField, InterestField } from "#widgets/lead-form/lead-fields.tsx";
import { ConsentSentence, NeedsScriptNote, TooManyNote, WhatHappensNext } from "#widgets/lead-form/lead-form-notes.tsx";
import { SpamTrap } from "#widgets/lead-form/spam-trap.tsx";
import { useLeadForm } from "#widgets/lead-form/use-lead-form.ts";

export interface NewsletterSignupProps {
  readonly title: string;
  readonly description: string;
  readonly buttonText: string;
  /** Stored with the lead. The sentence above the button is filed with leads of no other type. */
  readonly leadType: "newsletter_signup";
  /** What the visitor may choose from. */
  readonly interests: readonly Interest[];
  /** Stored with the lead; names the place of the form, and keys what was typed during the session. */
  readonly pageSource: string;
  /** Level of the form's heading on its page. */
  readonly headingLevel?: 2 | 3 | undefined;
}

/** Pressing the button is the consent, and it is for the newsletter. */
const given = { consent: true, newsletter: true } as const;

/** Signs a visitor up for the newsletter: an address, a topic, and a sentence that says what the button agrees to. */
export function NewsletterSignup(props: NewsletterSignupProps) {
  const { title, description, buttonText, leadType, interests, pageSource, headingLevel = 2 } = props;
  const titleId = useId();
  const consentId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useLeadForm({
    leadType,
    pageSource,
    shape: { interests, showName: false },
    given,
    onStored: () => heading.current?.focus(),
  });
  const { idOf, errors } = form;
  const Heading = `h${headingLevel}` as const;
  return (
    <section data-slot="newsletter-signup" aria-labelledby={titleId}>
      <Heading
        id={titleId}
        ref={heading}
        tabIndex={-1}
        className="font-display text-heading-2 font-medium tracking-tight"
      >
        {title}
      </Heading>
      <p className="mt-3 max-w-prose text-ink-soft">{description}</p>
      <form {...form.formProps} className="mt-6 grid gap-5 print:hidden">
        <ErrorSummary key={form.attempt} errors={form.summary} headingLevel={headingLevel === 2 ? 3 : 4} />
        <Grid columns={2} gap="medium">
          <EmailField id={idOf("email")} error={errors.email} />
          <InterestField id={idOf("interest")} error={errors.interest} interests={interests} />
        </Grid>
        <SpamTrap id={idOf("trap")} caught={form.caught} />
        {form.hasSentTooMany && <TooManyNote />}
        <ConsentSentence id={consentId} text={newsletterSignupStatement.text} />
        <div>
          <Button type="submit" aria-describedby={consentId} loading={form.isPending} disabled={form.isPending}>
            {form.isPending ? "Submitting..." : buttonText}
          </Button>
        </div>
        <NeedsScriptNote />
        <WhatHappensNext>
          We keep your address and your topic, and send you the next issue by email. It is free, and you can unsubscribe
          at any time.
        </WhatHappensNext>
      </form>
    </section>
  );
}
