import { fileURLToPath } from "node:url";
import { chromium, firefox, webkit } from "@playwright/test";
import { browserFlags, findBrowser } from "../../../scripts/machine/find-browser.ts";
import { isChromiumPackaged } from "../../../scripts/machine/packaged-chromium.ts";
import { hasPlaywrightFirefox, hasPlaywrightWebKit } from "../../../scripts/machine/find-engines.ts";
import { playwrightEngine } from "./playwright-engine.ts";
import type { Engine } from "./session.ts";
import { webKitGtkEngine } from "./webkit-gtk-engine.ts";

/**
 * Features of WebKit that Safari 17.5, the oldest supported version, lacks, by their WebKit names:
 * `WebKit2.Settings.get_all_features()`.
 */
const missingInSafari17: readonly string[] = [
  "HiddenUntilFound",
  "DetailsAutoExpand",
  "ScrollDrivenAnimations",
  "CSSAnchorPositioning",
  "CSSTextWrapPretty",
  "ViewTransitions",
  "ViewTransitionClasses",
  "ViewTransitionTypes",
  "CrossDocumentViewTransitions",
];

/** Later features of Firefox that can be switched off. The older WebKit lacks the others, too. */
const missingInFirefox120: Readonly<Record<string, boolean>> = {
  "dom.details_group.enabled": false,
  "layout.css.anchor-positioning.enabled": false,
  "layout.css.details-content.enabled": false,
};

const firefoxWrapper = fileURLToPath(new URL("firefox-for-playwright.ts", import.meta.url));

const chromiumEngine = (which: "for tests" | "oldest" | "newest") =>
  playwrightEngine({
    type: chromium,
    launch: { executablePath: findBrowser(which), args: [...browserFlags] },
    isDebianFirefox: false,
  });

const firefoxEngine = (firefoxUserPrefs: Readonly<Record<string, boolean>>) =>
  playwrightEngine({
    type: firefox,
    launch: {
      firefoxUserPrefs,
      ...(!hasPlaywrightFirefox() && { channel: "moz-firefox", executablePath: firefoxWrapper }),
    },
    isDebianFirefox: !hasPlaywrightFirefox(),
  });

interface AnyEngine {
  readonly open: () => Engine;
  /** Specs excluded for the engine: those it can't run, and those that add no coverage. */
  readonly leftOut: readonly string[];
  readonly isAvailable?: () => boolean;
  /** Whether `every-page.spec.ts` opens one page of each kind only. */
  readonly visitsKinds?: boolean;
}

const everyPage = "every-page.spec.ts";
const driver = "driver.spec.ts";
const withoutPopovers = "without-popovers.spec.ts";
const forms = ["calculators", "comparison", "faults", "lead", "tool"].map((name) => `${name}.spec.ts`);

/** Playwright's own WebKit can't switch off features. */
const canSwitchOff = () => !hasPlaywrightWebKit();

const engines = {
  Chromium: {
    open: () => chromiumEngine("for tests"),
    // `pages.spec.ts` checks more on every page, and the journeys cover the others with more input methods.
    leftOut: [withoutPopovers, everyPage, ...forms],
  },
  "Oldest Chromium": {
    open: () => chromiumEngine("oldest"),
    leftOut: [withoutPopovers, driver],
    isAvailable: () => isChromiumPackaged,
  },
  // Shows whether a new release breaks a kind of page; the Chromium of the tests runs all other specs.
  "Newest Chromium": {
    open: () => chromiumEngine("newest"),
    leftOut: [`!(every-page).spec.ts`],
    visitsKinds: true,
  },
  Firefox: { open: () => firefoxEngine({}), leftOut: [withoutPopovers] },
  // Same driver as for the latest Firefox; forms use none of the missing features.
  "Firefox as of 120": {
    open: () => firefoxEngine(missingInFirefox120),
    leftOut: [withoutPopovers, everyPage, driver, ...forms],
  },
  WebKit: {
    open: () =>
      hasPlaywrightWebKit()
        ? playwrightEngine({ type: webkit, launch: {}, isDebianFirefox: false })
        : webKitGtkEngine({ featuresOff: [] }),
    leftOut: [withoutPopovers],
  },
  "WebKit as of Safari 17.5": {
    open: () => webKitGtkEngine({ featuresOff: missingInSafari17 }),
    leftOut: [withoutPopovers, everyPage, driver],
    isAvailable: canSwitchOff,
  },
  // Only features that use popovers in other engines. Represents Firefox before 125, which has no switch for popovers.
  "WebKit without popovers": {
    open: () => webKitGtkEngine({ featuresOff: [...missingInSafari17, "PopoverAttribute"] }),
    leftOut: ["!(without-popovers).spec.ts"],
    isAvailable: canSwitchOff,
  },
} as const satisfies Readonly<Record<string, AnyEngine>>;

export type EngineName = keyof typeof engines;

/** The available engines, with the specs that each skips. */
export const availableEngines = Object.entries<AnyEngine>(engines)
  .filter(([, { isAvailable }]) => isAvailable?.() ?? true)
  .map(([name, { leftOut, visitsKinds = false }]) => ({ name, leftOut, visitsKinds }));

export const openEngine = (name: EngineName): Engine => engines[name].open();
