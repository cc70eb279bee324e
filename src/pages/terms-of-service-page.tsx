import { TextLink } from "#design-system/link/link.tsx";
import { LegalPage } from "#widgets/legal-page/legal-page.tsx";
import * as terms from "#content/en/legal/terms-of-service.md";

/** `/terms-of-service` */
export default function TermsOfServicePage() {
  return (
    <LegalPage
      title="Terms of service"
      lead="What Northcover offers, what it does not promise, and the rules for using it."
      updatedOn="2026-11-20"
      prose={terms}
      companion={
        <>
          Goes with the <TextLink href="/privacy-policy">privacy policy</TextLink>
        </>
      }
    />
  );
}
