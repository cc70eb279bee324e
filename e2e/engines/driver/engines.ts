import { fileURLToPath } from "node:url";
import { chromium, firefox, webkit } from "@playwright/test";
import { browserFlags, findBrowser } from "../../../scripts/machine/find-browser.ts";
import { hasPlaywrightFirefox, hasPlaywrightWebKit } from "../../../scripts/machine/find-engines.ts";
import { playwrightEngine } from "./playwright-engine.ts";
import type { Engine } from "./session.ts";
import { webKitGtkEngine } from "./webkit-gtk-engine.ts";

export type EngineName =
  | "Chromium"
  | "Firefox"
  | "Firefox as of 120"
  | "WebKit"
  | "WebKit as of Safari 17.5"
  | "WebKit without popovers";

const everyPage = "every-page.spec.ts";
const driver = "driver.spec.ts";
const withoutPopovers = "without-popovers.spec.ts";

/** Specs that an engine can't run, or that say nothing new of it. */
export const leftOut = {
  Chromium: [
    withoutPopovers,
    // `pages.spec.ts` asks more of every page.
    everyPage,
    // What the journeys go through in Chromium, in more ways.
    "calculators.spec.ts",
    "comparison.spec.ts",
    "exit-popup.spec.ts",
    "lead.spec.ts",
    "tool.spec.ts",
  ],
  Firefox: [withoutPopovers],
  // Driven as the newest is; what it lacks shows in the journeys.
  "Firefox as of 120": [withoutPopovers, everyPage, driver],
  WebKit: [withoutPopovers],
  "WebKit as of Safari 17.5": [withoutPopovers, everyPage, driver],
  // Only what is done with popovers elsewhere.
  "WebKit without popovers": ["!(without-popovers).spec.ts"],
} as const satisfies Readonly<Record<EngineName, readonly string[]>>;

/** The engines there are: Playwright's own WebKit has no switches for its features. */
export function engineNames(): readonly EngineName[] {
  const switched: readonly EngineName[] = ["WebKit as of Safari 17.5", "WebKit without popovers"];
  return ["Chromium", "Firefox", "Firefox as of 120", "WebKit", ...(hasPlaywrightWebKit() ? [] : switched)];
}

/**
 * What WebKit has that Safari 17.5, the oldest that the site is made for, hasn't. The names are WebKit's own:
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

/** What of Firefox's later features can be switched off. The rest of what 120 lacks, the older WebKit lacks as well. */
const missingInFirefox120: Readonly<Record<string, boolean>> = {
  "dom.details_group.enabled": false,
  "layout.css.anchor-positioning.enabled": false,
  "layout.css.details-content.enabled": false,
};

const firefoxWrapper = fileURLToPath(new URL("firefox-for-playwright.ts", import.meta.url));

function firefoxEngine(name: EngineName, firefoxUserPrefs: Readonly<Record<string, boolean>>): Engine {
  return hasPlaywrightFirefox()
    ? playwrightEngine({ name, type: firefox, launch: { firefoxUserPrefs }, isDebianFirefox: false })
    : playwrightEngine({
        name,
        type: firefox,
        launch: { channel: "moz-firefox", executablePath: firefoxWrapper, firefoxUserPrefs },
        isDebianFirefox: true,
      });
}

export function engineNamed(name: EngineName): Engine {
  switch (name) {
    case "Chromium":
      return playwrightEngine({
        name,
        type: chromium,
        launch: { executablePath: findBrowser("for tests"), args: [...browserFlags] },
        isDebianFirefox: false,
      });
    case "Firefox":
      return firefoxEngine(name, {});
    case "Firefox as of 120":
      return firefoxEngine(name, missingInFirefox120);
    case "WebKit":
      return hasPlaywrightWebKit()
        ? playwrightEngine({ name, type: webkit, launch: {}, isDebianFirefox: false })
        : webKitGtkEngine({ name, featuresOff: [] });
    case "WebKit as of Safari 17.5":
      return webKitGtkEngine({ name, featuresOff: missingInSafari17 });
    // For Firefox before 125, which has no switch for them.
    case "WebKit without popovers":
      return webKitGtkEngine({ name, featuresOff: [...missingInSafari17, "PopoverAttribute"] });
  }
}
