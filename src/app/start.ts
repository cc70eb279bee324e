/*
 * The only script a page loads by itself. It fetches the app when the line is idle and starts it when the visitor is
 * about to need it; a press that comes before the app is ready is held and made again afterwards.
 */
import { defineTabGroup } from "#design-system/tabs/tab-group.ts";
import { fetchNextOfApp, fetchStyles, startAppAhead } from "./starter/app-start.ts";
import { holdPresses } from "./starter/held-presses.ts";
import { fetchPagesInView } from "./starter/pages-ahead.ts";
import { notePopupSigns } from "./starter/popup-signs.ts";
import { followFragments, layOutRest } from "./starter/rest-of-page.ts";
import { whenIdle } from "./starter/when-idle.ts";

/** What needs the app without being touched says so, and starts it when it comes into view. */
function startInView() {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    startAppAhead();
  });
  for (const element of document.querySelectorAll("[data-starts-app]")) observer.observe(element);
}

/** Fetches the app's files one at a time: asking for all of them at once takes a phone longer than a touch may wait. */
function fetchAppWhenIdle() {
  whenIdle(() => (fetchNextOfApp() ? fetchAppWhenIdle() : fetchPagesInView()));
}

/** How long the rest of the page waits for the stylesheet, in milliseconds; assistive technology waits with it. */
const longestWait = 2000;

function stylesPatience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, longestWait));
}

/** What the page does by itself, once the visitor sees it. */
function prepare() {
  // A page that has something to do at once, such as to log a missing address.
  if (document.querySelector("[data-app-now]") !== null) startAppAhead();
  // A stylesheet that comes later makes the browser work out anew what is laid out by then; and so would the app.
  void Promise.race([fetchStyles(), stylesPatience()]).then(() => layOutRest(startInView));
  if (navigator.connection?.saveData !== true) fetchAppWhenIdle();
}

defineTabGroup();
holdPresses();
notePopupSigns();
followFragments();
// The app says so when it has shown another page.
addEventListener("page-shown", () => layOutRest());
// A page that was fetched ahead has loaded before its first frame, which none of this may hold up.
addEventListener("load", () => requestAnimationFrame(() => setTimeout(prepare)), { once: true });
