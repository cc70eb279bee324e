import { TextLink } from "#design-system/link/link.tsx";
import { LegalPage } from "#widgets/legal-page/legal-page.tsx";
import * as terms from "#content/en/legal/terms-of-service.md";
import * as words from "#words/pages/terms-of-service.ts";

/** `/terms-of-service` */
export default function TermsOfServicePage() {
  return (
    <LegalPage
      title={words.termsOfService}
      lead={words.whatNorthcoverOffersWhatIt}
      updatedOn="2026-11-23"
      prose={terms}
      companion={
        <>
          {`${words.goesWithThe} `}
          <TextLink href="/privacy-policy">{words.privacyPolicy}</TextLink>
        </>
      }
    />
  );
}
