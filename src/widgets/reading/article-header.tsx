import type { Elements } from "#design-system/elements.ts";
import { Badge } from "#design-system/badge/badge.tsx";
import { Plate } from "#design-system/illustration/plate.tsx";
import { HeadingBlock } from "#design-system/heading/heading-block.tsx";
import { Cluster } from "#design-system/layout/cluster.tsx";
import { Container } from "#design-system/layout/container.tsx";
import type { PlateName } from "#design-system/illustration/plate-name.ts";
import type { BlogPost } from "#domain/article-records.ts";
import { longDate, longPeriod } from "#format/long-date.ts";
import * as words from "#words/reading.ts";
import { BesidePicture } from "./beside-picture.tsx";

export interface ArticleHeaderProps {
  /** Name of the article's shelf. */
  readonly shelf: string;
  readonly post: Pick<BlogPost, "title" | "description" | "date" | "reviewed" | "readTime">;
  /** The plate beside the title. */
  readonly plate: PlateName;
  /** Short labels under the lead. */
  readonly badges?: readonly string[];
  /** Buttons of the article, such as one that prints it. */
  readonly actions?: Elements;
}

/**
 * Header of an article: its shelf, title, summary, day of publication, day of the last update and reading time.
 *
 * Accessibility: the title is the page's level 1; the dates are machine-readable `<time>` elements.
 */
export function ArticleHeader({ shelf, post, plate, badges = [], actions }: ArticleHeaderProps) {
  return (
    <div data-slot="article-header" className="pt-2 tablet:pt-6">
      <Container>
        <BesidePicture picture={<Plate name={plate} size="large" />} size="medium">
          <HeadingBlock level={1} kicker={shelf} title={post.title} lead={post.description} />
        </BesidePicture>
        {badges.length > 0 && (
          <div className="mt-6">
            <Cluster as="ul">
              {badges.map((badge) => (
                <li key={badge}>
                  <Badge>{badge}</Badge>
                </li>
              ))}
            </Cluster>
          </div>
        )}
        <div className="mt-8 flex flex-wrap items-center justify-between gap-4 border-y border-line py-3">
          <p className="flex flex-wrap gap-x-6 gap-y-1 text-caption text-ink-soft">
            <span>
              {`${words.published} `}
              <time dateTime={post.date}>{longPeriod(post.date)}</time>
            </span>
            <span>
              {`${words.updated} `}
              <time dateTime={post.reviewed}>{longDate(post.reviewed)}</time>
            </span>
            <span>{words.minRead(post.readTime)}</span>
          </p>
          {actions}
        </div>
      </Container>
    </div>
  );
}
