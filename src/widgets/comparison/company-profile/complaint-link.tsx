import { TextLink } from "#design-system/link/link.tsx";
import { encodeShareLink } from "#domain/tools/share-link.ts";
import { useIsHydrated } from "#platform/hydration.tsx";
import { useProvince } from "#widgets/place/province-choice/province-choice.ts";
import * as words from "#words/company-profile.ts";

const article = "/blog/insurance-consumer-rights-canada";

export interface ComplaintLinkProps {
  /** The company's name, as a letter is addressed. */
  readonly insurer: string;
}

/** Leads to the complaint builder with the company's name in it, and the province if one was chosen. */
export function ComplaintLink({ insurer }: ComplaintLinkProps) {
  const isHydrated = useIsHydrated();
  const [province] = useProvince();
  // Without scripts nothing reads the answers in a link, and the words around the builder have a fragment of their own.
  const fragment = isHydrated
    ? encodeShareLink({ insurer, ...(province !== null && { province }) })
    : "#build-your-complaint";
  return (
    <TextLink href={article + fragment} stands="alone">
      {words.buildYourComplaint}
    </TextLink>
  );
}
