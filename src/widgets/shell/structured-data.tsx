import type { Graph, Thing, WithContext } from "schema-dts";
import { useState } from "react";
import { structuredDataJson } from "#site/structured-data.ts";
import { useIsHydrated } from "#platform/hydration.tsx";

export interface StructuredDataProps {
  /** From one of the functions of `#domain/structured-data.ts`. */
  readonly data: Graph | WithContext<Exclude<Thing, string>>;
}

/**
 * Structured data of a page, in schema.org's vocabulary. The app adds the data of every page; a page adds only its own,
 * such as its questions. Data blocks are never executed, so the content security policy needs no exception.
 *
 * Present only in the prerendered page, where crawlers read it. After client-side navigation there is none, because the
 * policy forbids creating a script element from text (trusted types).
 * @example <StructuredData data={faqPage(questions)} />
 */
export function StructuredData({ data }: StructuredDataProps) {
  const isHydrated = useIsHydrated();
  const json = structuredDataJson(data);
  const [prerendered, setPrerendered] = useState(isHydrated ? undefined : json);
  // Removed data isn't added again, even when the visitor returns to the page.
  if (prerendered !== undefined && prerendered !== json) setPrerendered(undefined);
  if (prerendered !== json) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
