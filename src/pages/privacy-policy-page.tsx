import { TextLink } from "#design-system/link/link.tsx";
import { LegalPage } from "#widgets/legal-page/legal-page.tsx";
import { privacyOfficer } from "#content/privacy-officer.ts";
import { sender } from "#content/site.ts";
import * as policy from "#content/en/legal/privacy-policy.md";

/** `/privacy-policy` */
export default function PrivacyPolicyPage() {
  return (
    <LegalPage
      title="Privacy policy"
      lead="What we store about you, why, where it is kept, and how to see it or have it deleted."
      updatedOn="2026-11-23"
      prose={policy}
      companion={
        <>
          Goes with the <TextLink href="/terms-of-service">terms of service</TextLink>. Responsible: {sender.identity}.
          Privacy officer: {privacyOfficer}.
        </>
      }
    />
  );
}
