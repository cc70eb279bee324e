import { Heading } from "#design-system/heading/heading.tsx";
import { HeadingBlock } from "#design-system/heading/heading-block.tsx";
import { Plate } from "#design-system/illustration/plate.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { TextLink } from "#design-system/link/link.tsx";
import { blogPosts } from "#blog-posts";
import { blogCategories } from "#domain/article-records.ts";
import { longDate, longPeriod } from "#format/long-date.ts";
import { byDay } from "#format/sort-order.ts";
import { NewsletterSignup } from "#widgets/leads/newsletter-signup.tsx";
import { blogShelves, newsletter } from "#text/blog/blog-index.ts";
import { page } from "#text/blog.md";
import { minRead, published, updated } from "#words/reading.ts";

/** Posts with only a year are sorted after the dated posts of that year. */
const newestFirst = blogPosts.toSorted((one, other) => byDay(other.date, one.date));

/** `/blog` */
export default function BlogPage() {
  return (
    <>
      <Section isFirst>
        <HeadingBlock level={1} kicker={page.kicker} title={page.heading} lead={page.lead} />
        <div className="mt-14 grid grid-cols-1 gap-14">
          {blogCategories.map((category, index) => (
            <section
              key={category}
              aria-labelledby={`shelf-${index}`}
              className="grid grid-cols-1 gap-x-12 gap-y-4 border-t-2 border-ink pt-5 laptop:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
            >
              <div>
                <Heading level={2} size={3} id={`shelf-${index}`}>
                  {blogShelves[category].name}
                </Heading>
                <p className="mt-2 text-small text-ink-soft">{blogShelves[category].about}</p>
              </div>
              <ul>
                {newestFirst
                  .filter((post) => post.category === category)
                  .map(({ url, title, description, date, reviewed, readTime, plate }) => (
                    <li key={url} className="flow-root border-b border-line pb-6 not-first:pt-6 last:border-0">
                      <h3 className="font-display text-heading-3 font-semibold">
                        <TextLink href={url} variant="standalone">
                          {title}
                        </TextLink>
                      </h3>
                      <div className="float-end ms-4 text-brand">
                        <Plate name={plate} />
                      </div>
                      <p className="mt-1 max-w-prose text-ink-soft">{description}</p>
                      <p className="mt-2 text-caption text-ink-soft">
                        {`${published} `}
                        <time dateTime={date}>{longPeriod(date)}</time>
                        {` · ${updated} `}
                        <time dateTime={reviewed}>{longDate(reviewed)}</time>
                        <span>{` · ${minRead(readTime)}`}</span>
                      </p>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
      </Section>
      <Section tone="wash" width="prose">
        <NewsletterSignup {...newsletter} />
      </Section>
    </>
  );
}
