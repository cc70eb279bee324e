import { useCallback, useState } from "react";
import { Outlet, useLocation, useNavigate } from "react-router-dom";
import { BackToTop } from "#design-system/back-to-top/back-to-top.tsx";
import { Breadcrumb } from "#design-system/breadcrumb/breadcrumb.tsx";
import { LinkProvider } from "#design-system/link/link.tsx";
import { SkipLink } from "#design-system/skip-link/skip-link.tsx";
import { ExitIntentPopup } from "#widgets/exit-intent/exit-intent.tsx";
import { GoToProvider, type GoTo } from "#widgets/go-to/go-to.tsx";
import { PremiumCalculatorButton } from "#widgets/premium-calculator/premium-calculator-button.tsx";
import { SiteFooter } from "#widgets/site-footer/site-footer.tsx";
import { SiteNav } from "#widgets/site-nav/site-nav.tsx";
import { SitePagesProvider } from "#widgets/site-pages/site-pages.tsx";
import { SiteSearch } from "#widgets/site-search/site-search.tsx";
import { searchSuggestions } from "#content/en/search-suggestions.ts";
import { claims, site } from "#content/site.ts";
import { breadcrumbTrail } from "./breadcrumb-trail.ts";
import { readEarlySigns } from "./early-signs.ts";
import { footerGroups, legalLinks, navigationLinks, quoteLink } from "./navigation.ts";
import { PageMetadata } from "./page-metadata.tsx";
import { PageScroll } from "./page-scroll.tsx";
import { RouteFocus } from "./route-focus.tsx";
import { RouterLink } from "./router-link.tsx";
import { sitePages } from "./site-pages.ts";

async function loadSearch() {
  const { openSiteSearch } = await import("#services/site-search.ts");
  return openSiteSearch();
}

async function loadPremiumGuide() {
  const { premiumGuide } = await import("#content/en/tools/premium-guide.ts");
  return premiumGuide;
}

/** The frame around every page: navigation, breadcrumb, the page itself, footer, back-to-top, calculator and exit popup. */
export function Shell() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [earlySigns] = useState(readEarlySigns);
  const goTo = useCallback<GoTo>(
    (path, { print = false } = {}) => {
      void (async () => {
        await navigate(path);
        if (print) requestAnimationFrame(() => window.print());
      })();
    },
    [navigate],
  );
  return (
    <LinkProvider value={RouterLink}>
      <SitePagesProvider value={sitePages}>
        <PageMetadata pathname={pathname} />
        <SkipLink href="#main" />
        <SiteNav
          siteName={site.name}
          links={navigationLinks}
          quoteLink={quoteLink}
          search={<SiteSearch load={loadSearch} suggestions={searchSuggestions} pagesHref="/sitemap" />}
          currentPath={pathname}
        />
        <div className="mx-auto max-w-page px-gutter print:hidden">
          <Breadcrumb items={breadcrumbTrail(pathname)} />
        </div>
        <main id="main" tabIndex={-1}>
          <GoToProvider value={goTo}>
            <Outlet />
          </GoToProvider>
        </main>
        <SiteFooter
          siteName={site.name}
          tagline={claims.tagline}
          groups={footerGroups}
          legalLinks={legalLinks}
          contactEmail={site.contactEmail}
          privacyEmail={site.privacyEmail}
        />
        <BackToTop />
        <PremiumCalculatorButton loadGuide={loadPremiumGuide} />
        <ExitIntentPopup {...earlySigns} />
        <RouteFocus />
        <PageScroll />
      </SitePagesProvider>
    </LinkProvider>
  );
}
