import type { SitePath } from "#site/site-path.ts";
import { blogRows } from "./blog.ts";
import { companyAnalysisRows } from "./company-analysis.ts";
import { homeRows } from "./home.ts";
import { insuranceTypesRows } from "./insurance-types.ts";
import { learnRows } from "./learn.ts";
import type { PageRow } from "./page-row.ts";
import { provincialRows } from "./provincial.ts";
import { resourcesRows } from "./resources.ts";
import { toolsRows } from "./tools.ts";

/**
 * Every page of the site. The router, the prerendered files, navigation, breadcrumbs, metadata, the sitemap and the
 * loops of the tests all read this; a path without a row does not compile.
 */
export const registry: Readonly<Record<SitePath, PageRow>> = {
  ...homeRows,
  ...learnRows,
  ...insuranceTypesRows,
  ...blogRows,
  ...toolsRows,
  ...resourcesRows,
  ...provincialRows,
  ...companyAnalysisRows,
};
