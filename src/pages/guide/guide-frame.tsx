import type { Elements } from "#design-system/elements.ts";
import { Section } from "#design-system/layout/section.tsx";
import { GuideFooter, type GuideFooterProps } from "#widgets/reading/guide-footer.tsx";
import { GuideHeader, type GuideHeaderProps } from "#widgets/reading/guide-header.tsx";

export interface GuideFrameProps extends GuideHeaderProps, Pick<GuideFooterProps, "related"> {
  readonly children: Elements;
}

/** What every guide has around it: its title, and its foot with what to read next. */
export function GuideFrame({ related, children, reviewedOn, ...header }: GuideFrameProps) {
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
