import type { ReactNode } from "react";
import { Section } from "#design-system/layout/section.tsx";
import { reviewedOn as lastReview } from "#domain/reviewed-on.ts";
import { GuideFooter, type GuideFooterProps } from "#widgets/reading/guide-footer.tsx";
import { GuideHeader, type GuideHeaderProps } from "#widgets/reading/guide-header.tsx";

export interface GuideFrameProps
  extends
    Partial<Pick<GuideHeaderProps, "reviewedOn">>,
    Omit<GuideHeaderProps, "reviewedOn">,
    Pick<GuideFooterProps, "related"> {
  readonly children: ReactNode;
}

/** Frame of every guide: its title, and a footer with related pages. */
export function GuideFrame({ related, children, reviewedOn = lastReview, ...header }: GuideFrameProps) {
  return (
    <>
      <GuideHeader {...header} reviewedOn={reviewedOn} />
      {children}
      <Section>
        <GuideFooter reviewedOn={reviewedOn} related={related} />
      </Section>
    </>
  );
}
