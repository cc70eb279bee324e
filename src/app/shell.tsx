import { memo, Suspense, useMemo, useSyncExternalStore } from "react";
import { NavigationType } from "react-router-dom";
import { BackToTop } from "#design-system/back-to-top/back-to-top.tsx";
import { Breadcrumb } from "#design-system/breadcrumb/breadcrumb.tsx";
import { ErrorBoundary, IndependentPart } from "#design-system/error-boundary/error-boundary.tsx";
import { DeferredRendering } from "#design-system/layout/deferred-rendering.tsx";
import { SkipLink } from "#design-system/skip-link/skip-link.tsx";
import { ExitIntentPopup } from "#widgets/leads/exit-intent/exit-intent.tsx";
import { LeadSettingsProvider, type LeadSettings } from "#widgets/leads/lead-form/lead-settings.tsx";
import { LeadOutboxGate } from "#widgets/leads/lead-outbox/lead-outbox.tsx";
import { LeadReceiptProvider } from "#widgets/leads/lead-receipt/lead-receipt-context.tsx";
import { PremiumCalculatorButton } from "#widgets/tools/premium-calculator/premium-calculator-button.tsx";
import { lazyComponent } from "#platform/lazy-component.tsx";
import { HeaderProvince } from "#widgets/place/province-choice/header-province.tsx";
import { ProvinceRowWordsContext } from "#widgets/place/province-choice/province-rows.ts";
import { SiteFooter } from "#widgets/shell/site-footer.tsx";
import { SiteNav } from "#widgets/shell/site-nav.tsx";
import { SitePagesProvider } from "#platform/site-pages.tsx";
import { usePrintOnceShown } from "#platform/print-once-shown.ts";
import { SiteSearchButton, SiteSearchProvider } from "#widgets/shell/site-search/site-search.tsx";
import { InlineToolsContext } from "#widgets/tools/inline-tool/inline-tools-context.ts";
import { addressOf, pageAt } from "#site/site-path.ts";
import { leadFormAddress } from "#services/lead-form-address.ts";
import { inlineToolWords } from "#text/inline-tool.ts";
import { provinceRowWords } from "#text/province-row-words.ts";
import { claims, sender, site } from "#content/site.ts";
import { skipToForm } from "#words/shell.ts";
import { breadcrumbTrail, provinceChoice } from "./breadcrumb-trail.ts";
import { CurrentPage } from "./current-page.tsx";
import { DocumentMetadata } from "./document-metadata.tsx";
import { loadToolPanel, translationOf, type ShownLocation } from "./navigation/page-modules.ts";
import { PageFocus } from "./navigation/page-focus.tsx";
import { PageLinkProvider } from "./navigation/page-link.tsx";
import { ScrollRestoration } from "./navigation/scroll-restoration.tsx";
import { caseLinks, footerGroups, legalLinks, navigationLinks, quoteLink } from "./site-links.ts";
import { sitePages } from "./site-pages.ts";
import * as words from "#words/shell.ts";
import { addressBook } from "#addresses";
import { LanguageSwitch, type LanguageSwitchProps } from "#widgets/shell/language-switch.tsx";

/** Home page of the other language, for addresses without a page. */
const otherHome = addressBook.root === "" ? "/fr" : "/";

/** A page reports that its code, and with it its other address, is loaded. */
function subscribe(listener: () => void) {
  addEventListener("page-ready", listener);
  return () => removeEventListener("page-ready", listener);
}

export interface PageLanguageProps extends Pick<LanguageSwitchProps, "place"> {
  /** Path of the page that is shown. */
  readonly pathname: string;
}

/** The link from the current page to the other language. */
function PageLanguage({ pathname, place }: PageLanguageProps) {
  const current = () => translationOf(pathname) ?? otherHome;
  return <LanguageSwitch href={useSyncExternalStore(subscribe, current, current)} place={place} />;
}

/** The list of all pages. */
const pagesHref = "/sitemap";

async function loadSearch() {
  const { openSiteSearch } = await import("#services/site-search.ts");
  return openSiteSearch();
}

const loadPremiumCalculator = async () => (await import("./premium-calculator.tsx")).PremiumCalculator;

/** Memoised, because all but one link of the footer is the same on every page. */
const Footer = memo(function Footer({ pathname }: { readonly pathname: string }) {
  return (
    <SiteFooter
      siteName={site.name}
      tagline={claims.tagline}
      groups={footerGroups}
      legalLinks={legalLinks}
      contactEmail={site.contactEmail}
      privacyEmail={site.privacyEmail}
      caseLinks={caseLinks}
      language={<PageLanguage pathname={pathname} place="footer" />}
    />
  );
});

// Rarely used and not page content.
const ReadingProgress = lazyComponent(async () => (await import("./reading-progress.tsx")).ReadingProgress, {
  when: "idle",
});
const loadChosenProvince = async () => (await import("./chosen-province.tsx")).ChosenProvince;
const headerProvince = <HeaderProvince chooseHref={provinceChoice} load={loadChosenProvince} />;

const inlineTools = { load: loadToolPanel, words: inlineToolWords };

/** Path of the prerendered not-found page, which is served for every unknown address. */
const notFoundPath = "/404";

/** This page is mainly a form, so it gets a skip link to the first field, two key presses from the top. */
const formPath = "/tools/consultation";
const formSkipLinks = (
  <>
    <SkipLink href="#consultation-name" label={skipToForm} />
    <SkipLink href="#main" />
  </>
);

const never = () => () => {};

/**
 * Path for the frame. `404.html` is served for any address, so it hydrates as `/404` and switches afterwards. Other
 * pages don't switch, because that would render the frame and all its sections twice.
 */
function useShownPath(pathname: string): string {
  const page = pageAt(pathname);
  return useSyncExternalStore(
    never,
    () => page ?? pathname,
    () => page ?? notFoundPath,
  );
}

/**
 * The frame around every page: navigation, breadcrumb, the page itself, footer, back-to-top, calculator and exit popup.
 * Memoised: renders only for a new location.
 */
export const Shell = memo(function Shell({ location, navigationType }: ShownLocation) {
  const { pathname, hash } = location;
  usePrintOnceShown(location, navigationType);
  const shownPath = useShownPath(pathname);
  const leadSettings = useMemo<LeadSettings>(
    () => ({
      sender,
      action: leadFormAddress(import.meta.env.VITE_SUPABASE_URL),
      pageUrl: site.url + addressOf(shownPath),
    }),
    [shownPath],
  );
  return (
    <PageLinkProvider>
      <SitePagesProvider value={sitePages}>
        <LeadSettingsProvider value={leadSettings}>
          <LeadReceiptProvider path={pathname}>
            <SiteSearchProvider load={loadSearch} pagesHref={pagesHref}>
              <DocumentMetadata pathname={shownPath} />
              {/*
                All that shows text is in a boundary of hydration: where an extension, a translator or a phone has
                changed the page, React renders only that part anew.
              */}
              <Suspense>
                {/* Keep one child here: `useId` depends on position, and ids must not change. */}
                {shownPath === formPath ? formSkipLinks : <SkipLink href="#main" />}
                <LoadError />
              </Suspense>
              <IndependentPart fallback={null}>
                <SiteNav
                  siteName={site.name}
                  links={navigationLinks}
                  menuLinks={caseLinks}
                  quoteLink={quoteLink}
                  province={headerProvince}
                  language={<PageLanguage pathname={pathname} place="header" />}
                  search={<SiteSearchButton pagesHref={pagesHref} />}
                  currentPath={shownPath}
                />
              </IndependentPart>
              <div className="mx-auto max-w-page px-gutter print:hidden">
                <Suspense>
                  <Breadcrumb items={breadcrumbTrail(shownPath)} />
                </Suspense>
              </div>
              {/* On paper, what the page is from. Its date stands on the page. */}
              <Suspense>
                <p data-slot="paper-address" className="hidden text-caption print:block">
                  {`${site.name}, ${leadSettings.pageUrl}`}
                </p>
              </Suspense>
              <main id="main" tabIndex={-1}>
                {/* Outside of what is keyed by path, so that the previous page stays while the next one loads. */}
                <Suspense>
                  <DeferredRendering key={pathname} isDeferred={navigationType !== NavigationType.Pop && hash === ""}>
                    <ProvinceRowWordsContext value={provinceRowWords}>
                      <InlineToolsContext value={inlineTools}>
                        <ErrorBoundary>
                          <CurrentPage location={location} />
                        </ErrorBoundary>
                      </InlineToolsContext>
                    </ProvinceRowWordsContext>
                  </DeferredRendering>
                </Suspense>
              </main>
              <IndependentPart fallback={null}>
                <Footer pathname={pathname} />
                <ReadingProgress pathname={pathname} />
              </IndependentPart>
              <IndependentPart fallback={null}>
                <BackToTop />
                <PremiumCalculatorButton load={loadPremiumCalculator} />
              </IndependentPart>
              <ErrorBoundary fallback={null}>
                <ExitIntentPopup />
              </ErrorBoundary>
              <ErrorBoundary fallback={null}>
                <LeadOutboxGate />
              </ErrorBoundary>
              <ScrollRestoration location={location} />
              <PageFocus location={location} />
            </SiteSearchProvider>
          </LeadReceiptProvider>
        </LeadSettingsProvider>
      </SitePagesProvider>
    </PageLinkProvider>
  );
});

/**
 * Error that the loader shows when a control is pressed and the app can't be fetched. The loader finds it by its id.
 */
function LoadError() {
  return (
    <p
      id="load-error"
      role="alert"
      hidden
      className="fixed inset-x-4 top-4 z-30 mx-auto w-fit rounded-medium border border-line-strong bg-surface px-4 py-3 shadow-raised"
    >
      {words.partNotLoaded}
    </p>
  );
}
