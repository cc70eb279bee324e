import { site } from "#content/site.ts";
import { sitePaths } from "#domain/site-path.ts";
import { documentTitle } from "./document-title.ts";
import { registry } from "./registry/registry.ts";

const socialImage = { path: "/social/northcover.png", width: "1200", height: "630" };

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
  const fullTitle = documentTitle(title);
  const address = new URL(path, site.url).href;
  const image = new URL(socialImage.path, site.url).href;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords.join(", ")} />
      <link rel="canonical" href={address} />
      <meta name="geo.region" content={site.region} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={site.locale} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={socialImage.width} />
      <meta property="og:image:height" content={socialImage.height} />
      <meta property="og:image:alt" content={`${site.name}: insurance in Canada, explained`} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
    </>
  );
}
