import type { PageModule } from "#widgets/reading/guide-text/prose-module.ts";
import { markdownComponents } from "#widgets/reading/markdown/markdown-components.tsx";
import { ArticleHeader } from "#widgets/reading/article-header.tsx";
import { ArticleFrame } from "../blog/article-frame.tsx";
import { articlePost } from "../blog/article-post.ts";
import { SlotText } from "../blocks/slot-text.tsx";

export interface ArticlePageProps {
  readonly text: PageModule<"article">;
}

/** An article of the blog, as its file says it. */
export function ArticlePage({ text }: ArticlePageProps) {
  const { default: Content, page, Opening } = text;
  return (
    <ArticleFrame related={page.related}>
      <ArticleHeader
        post={articlePost(page.path.replace("/blog/", ""))}
        badges={page.badges}
        actions={Opening === undefined ? undefined : <SlotText of={Opening} />}
      />
      <Content components={markdownComponents} />
    </ArticleFrame>
  );
}
