import { TextLink } from "#design-system/link/link.tsx";
import { encodeShareLink } from "#domain/tools/share-link.ts";
import { useIsHydrated } from "#platform/hydration.tsx";
import { useProvince } from "#widgets/place/province-choice/province-choice.ts";
import * as words from "#words/company-profile.ts";

const article = "/blog/insurance-consumer-rights-canada";

export interface ComplaintLinkProps {
  /** The company's name, as written in the address of a letter. */
  readonly insurer: string;
}

/** Link to the complaint builder with the company's name filled in, and the province if chosen. */
export function ComplaintLink({ insurer }: ComplaintLinkProps) {
  const isHydrated = useIsHydrated();
  const [province] = useProvince();
  // Without scripts no code reads the answers in a share link, so link to the text around the builder.
  const fragment = isHydrated
    ? encodeShareLink({ insurer, ...(province !== null && { province }) })
    : "#build-your-complaint";
  return (
    <TextLink href={article + fragment} variant="standalone">
      {words.buildYourComplaint}
    </TextLink>
  );
}
