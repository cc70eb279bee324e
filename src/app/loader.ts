/*
 * The only script a page brings with it. It does by itself what needs no app, replays clicks made before the app has hydrated,
 * and starts the app once the page is idle. What it shares with the rest of the site:
 *
 * - `data-app`, `data-modules`, `data-styles` on its own element: addresses that only the build knows (`page-head.ts`).
 * - `#load-error`: shown when the app can't be fetched (`load-error.tsx`).
 * - `[data-slot=scripted-only]`: parts that need the app; for visitors who save data, one in view starts it.
 * - `data-laid-out` on parts whose layout is no longer deferred (`lay-out.ts`, `layout.css`).
 * - `page-ready`, an event of the window: the app has shown a page; the loader lays it out.
 * - `scroll` with the time of the first one, and `mouseout`: replayed for the exit popup (`use-exit-intent.ts`).
 * - `#v1.…`, a share link: starts the app at once (`is-share-link.ts`).
 *
 * Two more pass it by: `html[data-paper]` (print styles of tools), and `li[data-basis]`, the sources' numbers in the prerendered
 * list (`page-references.tsx`).
 */
import { openDetailsAtFragments } from "#design-system/details/open-details-at-fragments.ts";
import { keepFloatingActionsAway } from "#design-system/floating-action/keep-floating-actions-away.ts";
import { defineTabGroup } from "#design-system/tabs/tab-group.ts";
import { isShareLink } from "#format/is-share-link.ts";
import { followFragments, layOutDeferred } from "./loader/deferred-rendering.ts";
import { replayEvents } from "./loader/event-replay.ts";
import { fetchApp, fetchStyles, preloadApp } from "./loader/start-app.ts";
import { whenIdle } from "#platform/when-idle.ts";

/** For visitors who save data: starts the app once an element that needs it scrolls into view. */
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

function stylesPatience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, longestWait));
}

const savesData = navigator.connection?.saveData === true;

/** What the page does by itself, once the visitor sees it. */
function prepare() {
  // A shared link brings answers that only the app can fill in.
  if (isShareLink(location.hash)) preloadApp();
  const startApp = savesData ? preloadAppInView : () => whenIdle(preloadApp);
  // A stylesheet that comes later makes the browser work out anew what is laid out by then; and so would the app.
  void Promise.race([fetchStyles(), stylesPatience()]).then(() => layOutDeferred(startApp));
}

defineTabGroup();
keepFloatingActionsAway();
openDetailsAtFragments();
replayEvents();
followFragments();
addEventListener("page-ready", () => layOutDeferred());
// Before the first frame, which waits for the typefaces and not for the line: a first press then waits for less.
if (!savesData) fetchApp();
requestAnimationFrame(() => setTimeout(prepare));
