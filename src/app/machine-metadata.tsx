import { pageDescriptions } from "#page-descriptions";
import { site } from "#content/site.ts";
import type { SitePath } from "#site/site-path.ts";
import { alternatesOf } from "#site/alternates.ts";
import { sectionOf } from "#site/site-section.ts";
import { StructuredData } from "#widgets/shell/structured-data.tsx";
import { locale } from "#locale";
import { otherLanguage } from "#words/languages.ts";
import { documentTitle } from "./page-metadata.tsx";
import { pageNames } from "#page-names";
import { siteAddress, socialImage } from "./social-image.ts";
import { articleDates, structuredData } from "./structured-data.ts";

/** Open Graph and Twitter Card metadata for link previews. */
function ShareMetadata({ path, title }: { readonly path: SitePath; readonly title: string }) {
  const { description } = pageDescriptions[path];
  const image = socialImage(sectionOf(path));
  const dates = articleDates(path);
  return (
    <>
      <meta property="og:type" content={dates === undefined ? "website" : "article"} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={locale.tag.replace("-", "_")} />
      <meta property="og:locale:alternate" content={otherLanguage.tag.replace("-", "_")} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={siteAddress(path)} />
      <meta property="og:image" content={image.address} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={image.width} />
      <meta property="og:image:height" content={image.height} />
      <meta property="og:image:alt" content={image.alt} />
      {dates?.datePublished !== undefined && <meta property="article:published_time" content={dates.datePublished} />}
      {dates !== undefined && <meta property="article:modified_time" content={dates.dateModified} />}
      {/* Twitter reads all other values from Open Graph. */}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Metadata for search engines and link previews. Prerendered only. */
export function MachineMetadata({ path }: { readonly path: SitePath }) {
  const { description, keywords } = pageDescriptions[path];
  return (
    <>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords.join(", ")} />
      <meta name="geo.region" content={site.region} />
      {alternatesOf(path).map(({ hrefLang, address }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={new URL(address, site.url).href} />
      ))}
      <ShareMetadata path={path} title={documentTitle(pageNames[path].title)} />
      <StructuredData data={structuredData(path)} />
    </>
  );
}
