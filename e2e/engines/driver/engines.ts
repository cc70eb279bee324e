import { fileURLToPath } from "node:url";
import { chromium, firefox, webkit } from "@playwright/test";
import { browserFlags, findBrowser } from "../../../scripts/machine/find-browser.ts";
import { isChromiumPackaged } from "../../../scripts/machine/packaged-chromium.ts";
import { hasPlaywrightFirefox, hasPlaywrightWebKit } from "../../../scripts/machine/find-engines.ts";
import { playwrightEngine } from "./playwright-engine.ts";
import type { Engine } from "./session.ts";
import { webKitGtkEngine } from "./webkit-gtk-engine.ts";

export type EngineName =
  | "Chromium"
  | "Oldest Chromium"
  | "Newest Chromium"
  | "Firefox"
  | "Firefox as of 120"
  | "WebKit"
  | "WebKit as of Safari 17.5"
  | "WebKit without popovers";

const everyPage = "every-page.spec.ts";
const driver = "driver.spec.ts";
const withoutPopovers = "without-popovers.spec.ts";

/** Specs excluded for an engine: those it can't run, and those that add no coverage. */
export const leftOut = {
  Chromium: [
    withoutPopovers,
    // `pages.spec.ts` checks more on every page.
    everyPage,
    // The journeys cover these in Chromium, with more input methods.
    "calculators.spec.ts",
    "comparison.spec.ts",
    "exit-popup.spec.ts",
    "faults.spec.ts",
    "lead.spec.ts",
    "tool.spec.ts",
  ],
  "Oldest Chromium": [withoutPopovers, driver],
  // Its journeys run by themselves (`scripts/test/checks.tsv`).
  "Newest Chromium": ["!(every-page).spec.ts"],
  Firefox: [withoutPopovers],
  // Same driver as for the latest Firefox; the journeys cover the missing features.
  "Firefox as of 120": [withoutPopovers, everyPage, driver],
  WebKit: [withoutPopovers],
  "WebKit as of Safari 17.5": [withoutPopovers, everyPage, driver],
  // Only features that use popovers in other engines.
  "WebKit without popovers": ["!(without-popovers).spec.ts"],
} as const satisfies Readonly<Record<EngineName, readonly string[]>>;

/** The available engines. Playwright's own WebKit can't switch off features. */
export function engineNames(): readonly EngineName[] {
  const switched: readonly EngineName[] = ["WebKit as of Safari 17.5", "WebKit without popovers"];
  return [
    "Chromium",
    ...(isChromiumPackaged ? (["Oldest Chromium"] as const) : []),
    "Newest Chromium",
    "Firefox",
    "Firefox as of 120",
    "WebKit",
    ...(hasPlaywrightWebKit() ? [] : switched),
  ];
}

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

const chromiumEngine = (name: EngineName, which: "for tests" | "oldest" | "newest") =>
  playwrightEngine({
    name,
    type: chromium,
    launch: { executablePath: findBrowser(which), args: [...browserFlags] },
    isDebianFirefox: false,
  });

export function engineNamed(name: EngineName): Engine {
  switch (name) {
    case "Chromium":
      return chromiumEngine(name, "for tests");
    case "Oldest Chromium":
      return chromiumEngine(name, "oldest");
    case "Newest Chromium":
      return chromiumEngine(name, "newest");
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
    // Represents Firefox before 125, because Firefox has no switch for popovers.
    case "WebKit without popovers":
      return webKitGtkEngine({ name, featuresOff: [...missingInSafari17, "PopoverAttribute"] });
  }
}
