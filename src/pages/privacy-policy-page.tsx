import { TextLink } from "#design-system/link/link.tsx";
import { LegalPage } from "#widgets/reading/legal-page/legal-page.tsx";
import { leadRecipient } from "#content/lead-recipient.ts";
import { privacyOfficer } from "#content/privacy-officer.ts";
import { sender } from "#content/site.ts";
import * as policy from "#text/privacy-policy.md";
import * as words from "#words/pages/privacy-policy.ts";

/** `/privacy-policy` */
export default function PrivacyPolicyPage() {
  return (
    <LegalPage
      title={words.privacyPolicy}
      lead={words.whatWeStoreAbout}
      updatedOn="2026-11-23"
      prose={policy}
      companion={
        <>
          {`${words.goesWithThe} `}
          <TextLink href="/terms-of-service">{words.termsOfService}</TextLink>
          {words.responsiblePrivacyOfficer(sender.identity, privacyOfficer)}
          {leadRecipient === undefined ? null : words.requestsAlsoGoTo(leadRecipient)}
        </>
      }
    />
  );
}
