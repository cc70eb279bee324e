import type { Graph, Thing, WithContext } from "schema-dts";
import { structuredDataJson } from "#domain/structured-data.ts";

export interface StructuredDataProps {
  /** From one of the functions of `#domain/structured-data.ts`. */
  readonly data: Graph | WithContext<Exclude<Thing, string>>;
}

/**
 * Facts about a page for machines, in schema.org's words. What every page has is added by the app; a page adds only what
 * it alone knows, such as its questions. Data is never run, so the site's content security policy has nothing to allow.
 * @example <StructuredData data={faqPage(questions)} />
 */
export function StructuredData({ data }: StructuredDataProps) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredDataJson(data) }} />;
}
