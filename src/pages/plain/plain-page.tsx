import { GuideHeader } from "#widgets/reading/guide-header.tsx";
import type { PageModule } from "#widgets/reading/guide-text/prose-module.ts";
import { markdownComponents } from "#widgets/reading/markdown/markdown-components.tsx";

export interface PlainPageProps {
  readonly text: PageModule<"plain">;
}

/** A page about the site itself: a header and its text, without the footer of a guide. */
export function PlainPage({ text }: PlainPageProps) {
  const { default: Content, page } = text;
  return (
    <>
      <GuideHeader title={page.heading} lead={page.lead} reviewedOn={page.reviewed} />
      <Content components={markdownComponents} />
    </>
  );
}
