import { fileURLToPath } from "node:url";
import { firefox, webkit } from "@playwright/test";
import { hasPlaywrightFirefox, hasPlaywrightWebKit } from "../../../scripts/find-engines.ts";
import { playwrightEngine } from "./playwright-engine.ts";
import type { Engine } from "./session.ts";
import { webKitGtkEngine } from "./webkit-gtk-engine.ts";

export type EngineName = "Firefox" | "WebKit" | "WebKit as of Safari 17.5";

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

const firefoxWrapper = fileURLToPath(new URL("firefox-for-playwright.ts", import.meta.url));

export function engineNamed(name: EngineName): Engine {
  switch (name) {
    case "Firefox":
      return hasPlaywrightFirefox()
        ? playwrightEngine({ name, type: firefox, launch: {}, isDebianFirefox: false })
        : playwrightEngine({
            name,
            type: firefox,
            launch: { channel: "moz-firefox", executablePath: firefoxWrapper },
            isDebianFirefox: true,
          });
    case "WebKit":
      return hasPlaywrightWebKit()
        ? playwrightEngine({ name, type: webkit, launch: {}, isDebianFirefox: false })
        : webKitGtkEngine({ name, featuresOff: [] });
    case "WebKit as of Safari 17.5":
      return webKitGtkEngine({ name, featuresOff: missingInSafari17 });
  }
}
