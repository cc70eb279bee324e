import { useId } from "react";
import { Grid } from "#design-system/layout/grid.tsx";
import { newsletterSignupStatement } from "#consent-statements";
import type { Interest } from "#domain/lead.ts";
import { ButtonConsent } from "#widgets/leads/lead-form/button-consent.tsx";
import { EmailField, InterestField } from "#widgets/leads/lead-form/lead-fields.tsx";
import { LeadFormFrame } from "#widgets/leads/lead-form/lead-form-frame.tsx";
import { useLeadForm } from "#widgets/leads/lead-form/use-lead-form.ts";
import * as words from "#words/lead-notes.ts";

export interface NewsletterSignupProps {
  readonly title: string;
  readonly description: string;
  readonly buttonText: string;
  /** Stored with the lead. The consent statement above the button is filed only with leads of this type. */
  readonly leadType: "newsletter_signup";
  /** Topics to choose from. */
  readonly interests: readonly Interest[];
  /** Stored with the lead as the form's location; also the key of the session's draft. */
  readonly pageSource: string;
  /** Level of the form's heading on its page. */
  readonly headingLevel?: 2 | 3 | undefined;
}

/** Pressing the button gives consent to the newsletter. */
const given = { consent: true, newsletter: true } as const;

/** Signs a visitor up for the newsletter: an address, a topic, and the button's consent statement. */
export function NewsletterSignup(props: NewsletterSignupProps) {
  const { title, description, buttonText, leadType, interests, pageSource, headingLevel = 2 } = props;
  const titleId = useId();
  const consentId = useId();
  const form = useLeadForm({ leadType, pageSource, shape: { interests, showName: false }, given });
  const { idOf, errors } = form;
  const Heading = `h${headingLevel}` as const;
  return (
    <section data-slot="newsletter-signup" aria-labelledby={titleId}>
      <Heading id={titleId} className="font-display text-heading-2 font-medium tracking-tight">
        {title}
      </Heading>
      <p className="mt-3 max-w-prose text-ink-soft">{description}</p>
      <div className="mt-6">
        <LeadFormFrame
          form={form}
          headingLevel={headingLevel === 2 ? 3 : 4}
          fields={
            <Grid columns={2} gap="medium">
              <EmailField id={idOf("email")} error={errors.email} />
              <InterestField id={idOf("interest")} error={errors.interest} interests={interests} />
            </Grid>
          }
          consent={<ButtonConsent id={consentId} statement={newsletterSignupStatement} />}
          purpose={words.sender.newsletterSignup}
          buttonText={buttonText}
          buttonDescribedBy={consentId}
          next={words.next.newsletterSignup}
        />
      </div>
    </section>
  );
}
