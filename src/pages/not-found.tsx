import { useEffect } from "react";
import { TextLink } from "#design-system/link/link.tsx";

export interface NotFoundPageProps {
  /** The address that leads nowhere. */
  readonly path: string;
}

/** What stands at any address that is not a page. The missing path is logged for whoever looks after the site. */
export function NotFoundPage({ path }: NotFoundPageProps) {
  useEffect(() => {
    console.error(`404: no page at ${path}`);
  }, [path]);
  return (
    <div className="mx-auto max-w-page px-gutter py-section">
      <p className="font-display text-display font-semibold text-brand">404</p>
      <h1 className="mt-2 font-display text-heading-2 font-semibold">Oops! Page not found</h1>
      <p className="mt-4 max-w-prose text-lead text-ink-soft">
        The page may have moved, or the address may have a typing mistake in it.
      </p>
      <p className="mt-4 text-lead">
        <TextLink href="/" stands="alone">
          Return to Home
        </TextLink>
      </p>
    </div>
  );
}
