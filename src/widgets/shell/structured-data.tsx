import type { Graph, Thing, WithContext } from "schema-dts";
import { useState } from "react";
import { structuredDataJson } from "#site/structured-data.ts";
import { useIsHydrated } from "#platform/hydration.tsx";

export interface StructuredDataProps {
  /** From one of the functions of `#domain/structured-data.ts`. */
  readonly data: Graph | WithContext<Exclude<Thing, string>>;
}

/**
 * Facts about a page for machines, in schema.org's words. What every page has is added by the app; a page adds only what
 * it alone knows, such as its questions. Data is never run, so the site's content security policy has nothing to allow.
 *
 * Stands only in the prerendered page, where machines read it: a page reached within the app has none, because the
 * policy lets nobody make a script element from text (trusted types).
 * @example <StructuredData data={faqPage(questions)} />
 */
export function StructuredData({ data }: StructuredDataProps) {
  const isHydrated = useIsHydrated();
  const json = structuredDataJson(data);
  const [prerendered, setPrerendered] = useState(isHydrated ? undefined : json);
  // Once removed it isn't added again, even when the visitor returns to the page.
  if (prerendered !== undefined && prerendered !== json) setPrerendered(undefined);
  if (prerendered !== json) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
