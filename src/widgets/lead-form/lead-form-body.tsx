import { Button } from "#design-system/button/button.tsx";
import { Checkbox } from "#design-system/checkbox/checkbox.tsx";
import { ErrorSummary } from "#design-system/error-summary/error-summary.tsx";
import { contactBoxStatement, newsletterBoxStatement, type SharedFormLeadType } from "#domain/consent-statements.ts";
import { defaultLeadType, type Interest } from "#domain/lead.ts";
import { EmailField, InterestField, NameField, PhoneField } from "./lead-fields.tsx";
import { NeedsScriptNote, TooManyNote, WhatHappensNext } from "./lead-form-notes.tsx";
import { SpamTrap } from "./spam-trap.tsx";
import { useLeadForm } from "./use-lead-form.ts";

/** What a lead form asks for, and what it sends with the answers. */
export interface LeadFormBodyProps {
  /** Stored with the lead; says what the visitor asked for, and decides which sentence is filed as agreed to. */
  readonly leadType?: SharedFormLeadType | undefined;
  /** What the visitor may choose from. */
  readonly interests: readonly Interest[];
  /** Stored with the lead; names the place of the form, and keys what was typed during the session. */
  readonly pageSource: string;
  readonly buttonText: string;
  /** Asks for a phone number, which is then required. */
  readonly showPhone?: boolean | undefined;
  /** Called once the lead is stored, unless the visitor has left the form meanwhile. */
  readonly onSuccess?: (() => void) | undefined;
  /** Level of the headings inside the form: one below the form's own. */
  readonly headingLevel: 3 | 4;
}

/** The shared lead form without its heading, for places that bring their own: a page's section, a dialog. */
export function LeadFormBody(props: LeadFormBodyProps) {
  const { leadType = defaultLeadType, interests, pageSource, buttonText, showPhone = false, onSuccess } = props;
  const form = useLeadForm({ leadType, pageSource, shape: { interests, showPhone }, onStored: onSuccess });
  const { idOf, errors } = form;
  return (
    <form {...form.formProps} className="grid gap-5 print:hidden">
      <ErrorSummary key={form.attempt} errors={form.summary} headingLevel={props.headingLevel} />
      <NameField id={idOf("name")} error={errors.name} />
      <EmailField id={idOf("email")} error={errors.email} />
      {showPhone && <PhoneField id={idOf("phone")} error={errors.phone} />}
      <InterestField id={idOf("interest")} error={errors.interest} interests={interests} />
      <SpamTrap id={idOf("trap")} caught={form.caught} />
      <div className="grid gap-2">
        <Checkbox
          id={idOf("consent")}
          name="consent"
          label={contactBoxStatement.text}
          required
          error={errors.consent}
        />
        <Checkbox name="newsletter" label={newsletterBoxStatement.text} />
      </div>
      {form.hasSentTooMany && <TooManyNote />}
      <div>
        <Button type="submit" loading={form.isPending} disabled={form.isPending}>
          {form.isPending ? "Submitting..." : buttonText}
        </Button>
      </div>
      <NeedsScriptNote />
      <WhatHappensNext>
        We keep your request, read it and answer by email{showPhone ? " or phone" : ""}. It costs nothing and you need
        not buy anything. You can withdraw your consent at any time.
      </WhatHappensNext>
    </form>
  );
}
