import { TextLink } from "#design-system/link/link.tsx";
import { blogPosts } from "#blog-posts";

/** The blog's featured articles in the order of the registry, which is that of the specification. */
export function FeaturedArticles() {
  return (
    <ul>
      {blogPosts
        .filter(({ featured }) => featured)
        .map(({ url, title, description }) => (
          <li key={url} className="border-t border-line py-5">
            <p className="font-display text-heading-3">
              <TextLink href={url} variant="standalone">
                {title}
              </TextLink>
            </p>
            <p className="mt-1 text-ink-soft">{description}</p>
          </li>
        ))}
    </ul>
  );
}
