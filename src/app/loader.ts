/*
 * The only script a page brings with it. It answers by itself what needs no app, replays what the app is pressed for before it
 * is there, and starts the app once the page is idle.
 */
import { openDetailsAtFragments } from "#design-system/details/open-details-at-fragments.ts";
import { keepFloatingActionsAway } from "#design-system/floating-action/keep-floating-actions-away.ts";
import { defineTabGroup } from "#design-system/tabs/tab-group.ts";
import { followFragments, renderDeferred } from "./loader/deferred-rendering.ts";
import { replayEvents } from "./loader/event-replay.ts";
import { fetchApp, fetchStyles, startAppAhead } from "./loader/start-app.ts";
import { whenIdle } from "./loader/when-idle.ts";

/** For visitors who save data, the app is fetched only once they see something that can't do without. */
function startAppInView(): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    startAppAhead();
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
  if (location.hash.startsWith("#v1.")) startAppAhead();
  const startApp = savesData ? startAppInView : () => whenIdle(startAppAhead);
  // A stylesheet that comes later makes the browser work out anew what is laid out by then; and so would the app.
  void Promise.race([fetchStyles(), stylesPatience()]).then(() => renderDeferred(startApp));
}

defineTabGroup();
keepFloatingActionsAway();
openDetailsAtFragments();
replayEvents();
followFragments();
// The app says so when it has shown another page.
addEventListener("page-ready", () => renderDeferred());
// Before the first frame, which waits for the typefaces and not for the line: a first press then waits for less.
if (!savesData) fetchApp();
requestAnimationFrame(() => setTimeout(prepare));
