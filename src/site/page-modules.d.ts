/** How each page's code is fetched; made by `scripts/pages/site-pages.ts`. */
declare module "virtual:page-modules" {
  export const pageModules: Readonly<
    Record<import("./registry.ts").SitePath, () => Promise<{ readonly default: import("react").ComponentType }>>
  >;
}
