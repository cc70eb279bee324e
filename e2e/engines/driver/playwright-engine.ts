import { execFileSync } from "node:child_process";
import type { Browser, BrowserType, LaunchOptions, Locator, Page } from "@playwright/test";
import { watchPage } from "../../watch-page.ts";
import { isFocused, isInWindow } from "./find-in-page.ts";
import { defaultTimeout, inTime } from "./in-time.ts";
import type { Engine, Look, Session, Target } from "./session.ts";

export interface PlaywrightEngineOptions {
  readonly type: BrowserType;
  readonly launch: LaunchOptions;
  /** Debian's Firefox needs a preference for the colour scheme and prints differently. */
  readonly isDebianFirefox: boolean;
}

function locate(page: Page | Locator, { within, role, text, nth = 0, ...wanted }: Target): Locator {
  const parent = within === undefined ? page : locate(page, within);
  const found = parent.getByRole(role, { exact: true, ...wanted }).filter({
    visible: true,
    ...(text === undefined ? {} : { hasText: text }),
  });
  return found.nth(nth);
}

/**
 * Errors of imports that Firefox aborts when a page is left. A file that can't be fetched is also reported as a failed
 * request, which this pattern doesn't match.
 */
const endedImport = /error loading dynamically imported module|Code that comes later could not be fetched/;

/** An engine driven by Playwright. One session at a time: a second window would take the focus. */
export function playwrightEngine({ type, launch, isDebianFirefox }: PlaywrightEngineOptions): Engine {
  const browsers = new Map<Look["scheme"], Promise<Browser>>();

  /** Browsers are reused, because starting one takes longer than most tests. */
  function browserFor(scheme: Look["scheme"]): Promise<Browser> {
    const firefoxUserPrefs = {
      ...launch.firefoxUserPrefs,
      "layout.css.prefers-color-scheme.content-override": scheme === "dark" ? 0 : 1,
      // Force a fine pointer with hover: headless Firefox reports none.
      "ui.primaryPointerCapabilities": 6,
      "ui.allPointerCapabilities": 6,
      // Disable the back/forward cache: Playwright misses a navigation to a cached page.
      "browser.sessionhistory.max_total_viewers": 0,
    };
    const browser = browsers.get(scheme) ?? type.launch(isDebianFirefox ? { ...launch, firefoxUserPrefs } : launch);
    browsers.set(scheme, browser);
    return browser;
  }

  return {
    async close() {
      for (const browser of browsers.values()) await (await browser).close();
    },
    async openSession(site, look) {
      const browser = await browserFor(look.scheme);
      const context = await browser.newContext({
        baseURL: site.address,
        colorScheme: look.scheme,
        viewport: { width: look.width, height: look.height },
        locale: "en-CA",
        timezoneId: "America/Toronto",
      });
      const page = await context.newPage();
      page.setDefaultTimeout(defaultTimeout);
      const problems = await watchPage(page, site);
      const at = (target: Target) => locate(page, target);

      const session: Session = {
        look,
        resize: (width) => page.setViewportSize({ width, height: look.height }),
        async open(path) {
          await page.goto(path, { waitUntil: look.waitsForLoad ? "load" : "commit" });
        },
        async back() {
          // Playwright's `goBack` waits for an event that Debian's Firefox doesn't send.
          await page.evaluate(() => void setTimeout(() => history.back()));
        },
        async forward() {
          await page.evaluate(() => void setTimeout(() => history.forward()));
        },
        address: async () => new URL(page.url()),
        evaluate: (act, ...args) =>
          inTime(act.toString(), page.evaluate(`(${act.toString()})(...${JSON.stringify(args)})`), look.answersWithin),
        isShown: (target) => inTime("a look", at(target).isVisible()),
        isFocused: async (target) => (await at(target).isVisible()) && at(target).evaluate(isFocused),
        isInWindow: async (target) => (await at(target).isVisible()) && at(target).evaluate(isInWindow),
        text: (target) => at(target).innerText(),
        value: (target) => at(target).inputValue(),
        press: (target) => at(target).click(),
        hover: (target) => at(target).hover(),
        moveTo: (x, y) => page.mouse.move(x, y),
        async write(target, text) {
          // In Debian's Firefox, `fill` sets the value without React noticing.
          await at(target).click();
          await page.keyboard.press("ControlOrMeta+A");
          await page.keyboard.type(text);
        },
        async choose(target, entry) {
          await at(target).selectOption({ label: entry });
        },
        key: (key) => page.keyboard.press(key),
        control: (letter) => page.keyboard.press(`Control+${letter}`),
        type: (text) => page.keyboard.type(text),
        async printed() {
          if (isDebianFirefox) {
            const paper = await page.pdf();
            return execFileSync("pdftotext", ["-layout", "-", "-"], { input: paper, encoding: "utf8" });
          }
          // A browser that prints fires these events itself, but not for emulated media.
          await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
          await page.emulateMedia({ media: "print" });
          const text = await page.locator("body").innerText();
          await page.emulateMedia({ media: null });
          await page.evaluate(() => dispatchEvent(new Event("afterprint")));
          return text;
        },
        problems: async () => problems.filter((problem) => !endedImport.test(problem)),
        // Other options would inject a style element, which the page's policy blocks.
        picture: () => page.screenshot({ caret: "initial", animations: "allow", scale: "device" }),
        async close() {
          await inTime("its end", context.close(), look.answersWithin).catch(async () => {
            // A frozen page blocks its browser; discard both.
            browsers.delete(look.scheme);
            await browser.close();
          });
        },
      };
      return session;
    },
  };
}
