import { Section } from "#design-system/layout/section.tsx";
import { ArticleHeader } from "#widgets/reading/article-header.tsx";
import { GuideFooter } from "#widgets/reading/guide-footer.tsx";
import type { PageModule } from "#widgets/reading/guide-text/prose-module.ts";
import { markdownComponents } from "#widgets/reading/markdown/markdown-components.tsx";
import { blogShelves } from "#text/blog/blog-index.ts";
import { SlotText } from "#widgets/reading/guide-text/guide-text.tsx";

export interface ArticlePageProps {
  readonly text: PageModule<"article">;
}

/** An article of the blog, from its file. */
export function ArticlePage({ text }: ArticlePageProps) {
  const { default: Content, page, Opening } = text;
  const { heading, lead, published, reviewed, readTime, category, plate, badges, related } = page;
  return (
    <article>
      <ArticleHeader
        shelf={blogShelves[category].name}
        post={{ title: heading, description: lead, date: published, reviewed, readTime }}
        plate={plate}
        badges={badges}
        actions={Opening === undefined ? undefined : <SlotText of={Opening} />}
      />
      <Content components={markdownComponents} />
      <Section>
        <GuideFooter reviewedOn={reviewed} related={related} />
      </Section>
    </article>
  );
}
