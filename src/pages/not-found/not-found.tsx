import { useEffect } from "react";
import { TextLink } from "#design-system/link/link.tsx";
import { lazyComponent } from "#platform/lazy-component.tsx";
import * as words from "#words/pages/not-found.ts";

// Few visitors see this page, and every page would carry its code.
const NotFoundHelp = lazyComponent(async () => (await import("./not-found-help.tsx")).NotFoundHelp);

export interface NotFoundPageProps {
  /** The path without a page. */
  readonly path: string;
}

/** The not-found page. Logs the missing path for the maintainers. */
export function NotFoundPage({ path }: NotFoundPageProps) {
  useEffect(() => {
    console.error(`404: no page at ${path}`);
  }, [path]);
  return (
    <div className="mx-auto max-w-page px-gutter py-section">
      <p className="font-display text-display font-semibold text-brand">404</p>
      <h1 className="mt-2 font-display text-heading-2 font-semibold">{words.oopsPageNotFound}</h1>
      <p className="mt-4 max-w-prose text-lead text-ink-soft">{words.pageMayHaveMoved}</p>
      <p className="mt-4 text-lead">
        <TextLink href="/" variant="standalone">
          {words.returnToHome}
        </TextLink>
      </p>
      <NotFoundHelp path={path} />
    </div>
  );
}
