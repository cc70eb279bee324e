/*
 * The only script of a prerendered page. It runs the features that need no React, replays clicks made before the app has
 * hydrated, and starts the app once the page is idle. Its interface to the rest of the site:
 *
 * - `data-app`, `data-styles` on its own element: hashed URLs, set by the build (`page-head.ts`).
 * - `link[rel=preload][as=fetch]`: the HTML of a tool preloads the app itself (`page-head.ts`).
 * - `#load-error`: shown when the app can't be fetched (`load-error.tsx`).
 * - `[data-slot=scripted-only]`: controls that need the app; with a data saver on, one in the viewport starts it.
 * - `data-laid-out` on parts whose layout is no longer deferred (`lay-out.ts`, `layout.css`).
 * - `page-ready`, an event of the window: the app has rendered a page; the loader lays it out.
 * - `scroll` with the time of the first one, and `mouseout`: replayed for the exit popup (`use-exit-intent.ts`).
 * - `#v2.…`, a share link: starts the app at once (`is-share-link.ts`).
 *
 * Two attributes bypass the loader: `html[data-paper]` (print styles of tools), and the items of the
 * prerendered list of sources (`page-references.tsx`).
 */
import { openDetailsForPrint } from "#design-system/details/open-details.ts";
import { keepFloatingActionsAway } from "#design-system/floating-action/keep-floating-actions-away.ts";
import { defineTabGroup } from "#design-system/tabs/tab-group.ts";
import { isShareLink } from "#format/is-share-link.ts";
import { followFragments, layOutDeferred } from "./loader/deferred-rendering.ts";
import { keepFragmentInOtherLanguage } from "./loader/language-switch.ts";
import { replayEvents } from "./loader/event-replay.ts";
import { fetchApp, fetchStyles, preloadApp } from "./loader/start-app.ts";
import { whenIdle } from "#platform/when-idle.ts";

/** With a data saver on, starts the app only once an element that needs it scrolls into view. */
function preloadAppInView(): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    preloadApp();
  });
  for (const element of document.querySelectorAll("[data-slot=scripted-only]")) observer.observe(element);
}

/** How long the rest of the page waits for the stylesheet, in milliseconds; assistive technology waits with it. */
const longestWait = 2000;

const savesData = navigator.connection?.saveData === true;

/** Runs after the first frame: schedules the app and lays out the rest of the page. */
function prepare() {
  // Only the app can fill in the answers of a share link.
  if (isShareLink(location.hash)) preloadApp();
  const startApp = savesData ? preloadAppInView : () => whenIdle(preloadApp);
  // Wait for the stylesheet: applied later, it would restyle everything laid out by then, including the app's work.
  void Promise.race([fetchStyles(), new Promise((resolve) => setTimeout(resolve, longestWait))]).then(() =>
    layOutDeferred(startApp),
  );
}

defineTabGroup();
keepFloatingActionsAway();
replayEvents();
followFragments();
keepFragmentInOtherLanguage();
openDetailsForPrint();
addEventListener("page-ready", () => layOutDeferred());
// The first frame waits for fonts, not for bandwidth. Fetch the app before it, to shorten the wait after a first click.
if (!savesData) fetchApp().catch(() => {});
requestAnimationFrame(() => setTimeout(prepare));
