import { site } from "#content/site.ts";
import { sitePaths, type SitePath } from "#site/site-path.ts";
import { sectionOf } from "#site/site-section.ts";
import { StructuredData } from "#widgets/structured-data/structured-data.tsx";
import { documentTitle } from "./document-title.ts";
import { registry } from "./registry/registry.ts";
import { isListed } from "./site-pages.ts";
import { siteAddress, socialImage } from "./social-image.ts";
import { articleDates, structuredData } from "./structured-data.ts";

/** What the networks where a page is shared show of it. */
function ShareMetadata({ path, title }: { readonly path: SitePath; readonly title: string }) {
  const { description } = registry[path];
  const image = socialImage(sectionOf(path));
  const dates = articleDates(path);
  return (
    <>
      <meta property="og:type" content={dates === undefined ? "website" : "article"} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={site.locale} />
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
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image.address} />
      <meta name="twitter:image:alt" content={image.alt} />
    </>
  );
}

/** Title, description and share data of the page at the given path; React moves them into `<head>`. */
export function PageMetadata({ pathname }: { readonly pathname: string }) {
  const path = sitePaths.find((sitePath) => sitePath === pathname);
  if (path === undefined) {
    return (
      <>
        <title>{documentTitle("Page not found")}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  }
  const { title, description, keywords } = registry[path];
  return (
    <>
      <title>{documentTitle(title)}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords.join(", ")} />
      {!isListed(path) && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={siteAddress(path)} />
      <meta name="geo.region" content={site.region} />
      <ShareMetadata path={path} title={documentTitle(title)} />
      <StructuredData data={structuredData(path)} />
    </>
  );
}
