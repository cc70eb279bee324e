import { Checkbox } from "#design-system/checkbox/checkbox.tsx";
import { Grid } from "#design-system/layout/grid.tsx";
import { contactBoxStatement, newsletterBoxStatement } from "#consent-statements";
import { statementReference, type SharedFormLeadType } from "#domain/consent-statements.ts";
import { likelyInterest, type Interest } from "#domain/lead.ts";
import { defaultLeadType } from "#domain/lead-type.ts";
import * as words from "#words/lead-notes.ts";
import { EmailField, InterestField, NameField, PhoneField } from "./lead-fields.tsx";
import { LeadFormFrame } from "./lead-form-frame.tsx";
import { consentNames } from "./read-lead-form.ts";
import { useLeadForm } from "./use-lead-form.ts";

/** Fields of a lead form, and values sent with the answers. */
export interface LeadFormBodyProps {
  /** Stored with the lead as the kind of request; also selects the consent statement on file. */
  readonly leadType?: SharedFormLeadType | undefined;
  /** Topics to choose from. */
  readonly interests: readonly Interest[];
  /** Stored with the lead as the form's location; also the key of the session's draft. */
  readonly pageSource: string;
  readonly buttonText: string;
  /** Asks for a phone number, which is then required. */
  readonly showPhone?: boolean | undefined;
  /** Prefix of the fields' ids, for links to them. */
  readonly idPrefix?: string | undefined;
  /** Called once the lead is stored, unless the visitor has left the form meanwhile. */
  readonly onSuccess?: (() => void) | undefined;
  /** Level of the headings inside the form: one below the form's own. */
  readonly headingLevel: 3 | 4;
}

/** The shared lead form without its heading, for places with their own heading: a page's section, a dialog. */
export function LeadFormBody(props: LeadFormBodyProps) {
  const {
    leadType = defaultLeadType,
    interests,
    pageSource,
    buttonText,
    showPhone = false,
    idPrefix,
    onSuccess,
  } = props;
  const form = useLeadForm({ leadType, pageSource, shape: { interests, showPhone }, idPrefix, onStored: onSuccess });
  const { idOf, errors } = form;
  const answer = showPhone ? "answerByEmailOrPhone" : "answerByEmail";
  return (
    <LeadFormFrame
      form={form}
      headingLevel={props.headingLevel}
      fields={
        <Grid columns={2} gap="medium">
          <NameField id={idOf("name")} error={errors.name} />
          <EmailField id={idOf("email")} error={errors.email} />
          {showPhone && <PhoneField id={idOf("phone")} error={errors.phone} />}
          <InterestField
            id={idOf("interest")}
            error={errors.interest}
            interests={interests}
            likely={likelyInterest[leadType]}
          />
        </Grid>
      }
      consent={
        <div className="grid gap-2">
          <Checkbox
            id={idOf("consent")}
            name={consentNames.contact}
            value={statementReference(contactBoxStatement)}
            label={contactBoxStatement.text}
            required
            error={errors.consent}
          />
          <Checkbox
            name={consentNames.newsletter}
            value={statementReference(newsletterBoxStatement)}
            label={newsletterBoxStatement.text}
          />
        </div>
      }
      purpose={`${words.sender[answer]} ${words.sender.newsletterByBox}`}
      buttonText={buttonText}
      next={words.next[answer]}
    />
  );
}
