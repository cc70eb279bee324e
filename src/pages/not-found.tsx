import { useEffect } from "react";
import { TextLink } from "#design-system/link/link.tsx";
import { later, useLater } from "#platform/later.tsx";
import { searchButton } from "#words/parts.ts";
import * as words from "#words/pages/not-found.ts";

// Few visitors see this page, and every page would carry its code.
const NearestPages = later(async () => (await import("./nearest-pages.tsx")).NearestPages);
const loadField = async () => (await import("#widgets/shell/site-search/search-field.tsx")).SearchField;

export interface NotFoundPageProps {
  /** The path without a page. */
  readonly path: string;
}

/** The not-found page. Logs the missing path for the maintainers. */
export function NotFoundPage({ path }: NotFoundPageProps) {
  // Loaded on demand, because few visitors see this page and the app would otherwise include the field's code.
  const [field, fetchField] = useLater(loadField);
  useEffect(() => void fetchField(), [fetchField]);
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
      <div className="mt-8 min-h-20 noscript:hidden">
        {field.step === "ready" && <field.code label={words.searchNorthcover} button={searchButton} />}
      </div>
      <NearestPages path={path} />
    </div>
  );
}
