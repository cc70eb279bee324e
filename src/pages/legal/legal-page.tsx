import type { PageModule } from "#widgets/reading/guide-text/prose-module.ts";
import { LegalPage as LegalText } from "#widgets/reading/legal-page/legal-page.tsx";
import { SlotText } from "#widgets/reading/guide-text/guide-text.tsx";

export interface LegalPageProps {
  readonly text: PageModule<"legal">;
}

/** A policy, from its file. */
export function LegalPage({ text }: LegalPageProps) {
  const { page, Opening } = text;
  return (
    <LegalText
      title={page.heading}
      lead={page.lead}
      updatedOn={page.reviewed}
      prose={text}
      companion={<SlotText of={Opening} />}
    />
  );
}
