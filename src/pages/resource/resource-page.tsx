import { Section } from "#design-system/layout/section.tsx";
import { FillInText } from "#widgets/reading/fill-in/fill-in-text.tsx";
import { GuideFooter } from "#widgets/reading/guide-footer.tsx";
import { GuideHeader } from "#widgets/reading/guide-header.tsx";
import type { PageModule } from "#widgets/reading/guide-text/prose-module.ts";
import { PrintButton } from "#widgets/reading/print-button.tsx";
import { resourceWords } from "#text/learn/resources/resource-words.ts";

export interface ResourcePageProps {
  readonly text: PageModule<"resource">;
}

/** A printable resource, from its file: printing instructions, the sheets and, on paper, their source. */
export function ResourcePage({ text }: ResourcePageProps) {
  const { heading, lead, related, reviewed } = text.page;
  return (
    <div data-slot="sheet">
      <GuideHeader kicker={resourceWords.kicker} title={heading} lead={lead} reviewedOn={reviewed} />
      <Section>
        <div className="mb-10 grid max-w-prose gap-4 print:hidden">
          <p>{resourceWords.howToUse}</p>
          <p>
            <PrintButton label={resourceWords.print} intent="primary" />
          </p>
        </div>
        <FillInText of={text} />
      </Section>
      <Section tone="wash">
        <GuideFooter reviewedOn={reviewed} related={related} />
      </Section>
    </div>
  );
}
