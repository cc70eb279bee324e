import { memo, useCallback, useEffect, useMemo, useState, useSyncExternalStore, type ComponentType } from "react";
import { BackToTop } from "#design-system/back-to-top/back-to-top.tsx";
import { Breadcrumb } from "#design-system/breadcrumb/breadcrumb.tsx";
import { DeferredRendering } from "#design-system/layout/deferred-rendering.tsx";
import { LinkProvider } from "#design-system/link/link.tsx";
import { SkipLink } from "#design-system/skip-link/skip-link.tsx";
import { ExitIntentPopup } from "#widgets/exit-intent/exit-intent.tsx";
import { NavigateProvider, type Navigate } from "#widgets/navigate/navigate.tsx";
import { LeadSettingsProvider, type LeadSettings } from "#widgets/lead-form/lead-settings.tsx";
import { LeadOutboxGate } from "#widgets/lead-outbox/lead-outbox-gate.tsx";
import { LeadReceiptProvider } from "#widgets/lead-receipt/lead-receipt-context.tsx";
import { PremiumCalculatorButton } from "#widgets/premium-calculator/premium-calculator-button.tsx";
import { fetchedLater } from "#widgets/hydration/fetched-later.tsx";
import { ProvinceRowWordsContext } from "#widgets/province-choice/province-rows.ts";
import { SiteFooter } from "#widgets/site-footer/site-footer.tsx";
import { SiteNav } from "#widgets/site-nav/site-nav.tsx";
import { SitePagesProvider } from "#widgets/site-pages/site-pages.tsx";
import { SiteSearch } from "#widgets/site-search/site-search.tsx";
import { ToolHereContext, type ToolHereProps } from "#widgets/tool-in-place/tool-here.tsx";
import { pageAt } from "#site/site-path.ts";
import { leadFormAddress } from "#services/lead-form-address.ts";
import { provinceRowWords } from "#content/en/province-row-words.ts";
import { searchSuggestions } from "#content/en/search-suggestions.ts";
import { claims, sender, site } from "#content/site.ts";
import { skipToForm } from "#words/shell.ts";
import { LoadError } from "./load-error.tsx";
import { breadcrumbTrail } from "./breadcrumb-trail.ts";
import { CurrentPage } from "./current-page.tsx";
import { useShown, useVisit } from "./navigation/navigation.tsx";
import { PageFocus } from "./navigation/page-focus.tsx";
import { PageLink } from "./navigation/page-link.tsx";
import { usePageScroll } from "./navigation/page-scroll.ts";
import { usePrintOnceShown } from "./navigation/print-once-shown.ts";
import { PageMetadata } from "./page-metadata.tsx";
import { caseLinks, footerGroups, legalLinks, navigationLinks, quoteLink } from "./site-links.ts";
import { sitePages } from "./site-pages.ts";

async function loadSearch() {
  const { openSiteSearch } = await import("#services/site-search.ts");
  return openSiteSearch();
}

async function loadPremiumGuide() {
  const { premiumGuide } = await import("#content/en/tools/premium-guide.ts");
  return premiumGuide;
}

/** The same on every page, so no page draws it anew. */
const Footer = memo(SiteFooter);

/** Comes once the page runs: few visitors go there, and none of its bytes are for what the page says. */
function ComesLater({ load }: { readonly load: () => Promise<ComponentType> }) {
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    load().then(
      (loaded) => setPart(() => loaded),
      // Off line the tools still ask by themselves, and the menu's links lead to the home page's map.
      () => {},
    );
  }, [load]);
  return Part && <Part />;
}

const provinceInFooter = <ComesLater load={async () => (await import("./footer-province.tsx")).FooterProvince} />;
const placeOnPage = <ComesLater load={async () => (await import("./page-place.tsx")).PagePlace} />;
const provincesInMenu = <ComesLater load={async () => (await import("./menu-provinces.tsx")).MenuProvinces} />;

const ToolInPlace = fetchedLater(async () => (await import("./tool-in-place.tsx")).ToolInPlace);
const drawTool = (props: ToolHereProps) => <ToolInPlace {...props} />;

/** Where the build writes the not-found page, once for all addresses without a page. */
const notFoundPath = "/404";

/** The page that is its form: a keyboard reaches the first field in two presses. */
const formPath = "/tools/consultation";
const formSkipLinks = (
  <>
    <SkipLink href="#consultation-name" label={skipToForm} />
    <SkipLink href="#main" />
  </>
);

const never = () => () => {};

/**
 * The path that the frame is about. The not-found page is taken over as the build wrote it, and learns its own address then; no
 * other page's frame is drawn a second time, and all its sections with it.
 */
function useShownPath(pathname: string): string {
  const page = pageAt(pathname);
  return useSyncExternalStore(
    never,
    () => page ?? pathname,
    () => page ?? notFoundPath,
  );
}

/** The frame around every page: navigation, breadcrumb, the page itself, footer, back-to-top, calculator and exit popup. */
export function Shell() {
  const { place, arrival } = useShown();
  const { pathname, hash } = place;
  const visit = useVisit();
  const printOnceShown = usePrintOnceShown();
  usePageScroll();
  const goTo = useCallback<Navigate>(
    (path, { print = false } = {}) => {
      if (print) printOnceShown(path);
      visit(path);
    },
    [visit, printOnceShown],
  );
  const shownPath = useShownPath(pathname);
  const leadSettings = useMemo<LeadSettings>(
    () => ({
      sender,
      action: leadFormAddress(import.meta.env.VITE_SUPABASE_URL),
      pageUrl: site.url + shownPath,
    }),
    [shownPath],
  );
  return (
    <LinkProvider value={PageLink}>
      <SitePagesProvider value={sitePages}>
        <LeadSettingsProvider value={leadSettings}>
          <LeadReceiptProvider path={pathname}>
            <PageMetadata pathname={shownPath} />
            {/* One child: a second would give every id on every page another name. */}
            {shownPath === formPath ? formSkipLinks : <SkipLink href="#main" />}
            <LoadError />
            <SiteNav
              siteName={site.name}
              links={navigationLinks}
              menuLinks={caseLinks}
              menuEnd={provincesInMenu}
              quoteLink={quoteLink}
              search={<SiteSearch load={loadSearch} suggestions={searchSuggestions} pagesHref="/sitemap" />}
              currentPath={shownPath}
            />
            <div className="mx-auto max-w-page px-gutter print:hidden">
              <Breadcrumb items={breadcrumbTrail(shownPath)} />
            </div>
            <main id="main" tabIndex={-1}>
              <NavigateProvider value={goTo}>
                <DeferredRendering key={pathname} isDeferred={arrival === "followed" && hash === ""}>
                  <ProvinceRowWordsContext value={provinceRowWords}>
                    <ToolHereContext value={drawTool}>
                      <CurrentPage />
                    </ToolHereContext>
                  </ProvinceRowWordsContext>
                </DeferredRendering>
              </NavigateProvider>
            </main>
            <Footer
              siteName={site.name}
              tagline={claims.tagline}
              groups={footerGroups}
              legalLinks={legalLinks}
              contactEmail={site.contactEmail}
              privacyEmail={site.privacyEmail}
              caseLinks={caseLinks}
              province={provinceInFooter}
            />
            {placeOnPage}
            <BackToTop />
            <PremiumCalculatorButton loadGuide={loadPremiumGuide} />
            <ExitIntentPopup />
            <LeadOutboxGate />
            <PageFocus />
          </LeadReceiptProvider>
        </LeadSettingsProvider>
      </SitePagesProvider>
    </LinkProvider>
  );
}
