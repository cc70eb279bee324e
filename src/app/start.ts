/*
 * The only script a page loads by itself. It fetches the app when the line is idle and starts it when the visitor is
 * about to need it; a press that comes before the app is ready is held and made again afterwards.
 */
export {};

declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }
}

const self = document.querySelector<HTMLScriptElement>("script[data-app]");
const app = self?.dataset["app"] ?? "";
const modules = (self?.dataset["modules"] ?? "").split(" ").filter(Boolean);

/** What needs the app to work; links, details and popovers work without it. */
const interactive = "button:not([popovertarget]), input, select, textarea, form, [role=tab]";

let starting: Promise<void> | undefined;
let ready = false;
/** What is still to be fetched of the app. */
const waiting = [app, ...modules];

let styled: Promise<void> | undefined;

/** Fetches the whole stylesheet; the page itself brings only the rules it shows at first. */
function style(): Promise<void> {
  styled ??= new Promise((resolve) => {
    const href = self?.dataset["styles"];
    if (href === undefined) return resolve();
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    // A page in plain clothes is better than none.
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => resolve());
    document.head.append(link);
  });
  return styled;
}

async function startApp(): Promise<void> {
  const dressed = style();
  fetchApp();
  // One after the other, so that no task runs all code at once.
  for (const module of modules) await import(/* @vite-ignore */ module);
  const module: { readonly started: Promise<void> } = await import(/* @vite-ignore */ app);
  await Promise.all([module.started, dressed]);
  ready = true;
}

/** Says that what was asked for can't be had. A later try takes the words away and looks again. */
function sayMissing(isMissing: boolean) {
  const note = document.getElementById("app-missing");
  if (note !== null) note.hidden = !isMissing;
}

function start(): Promise<void> {
  if (starting === undefined) {
    sayMissing(false);
    starting = startApp();
    starting.catch(() => (starting = undefined));
  }
  return starting;
}

/** Starts the app, and does what the visitor asked for before it was there. */
function startFor(act: () => void) {
  start().then(act, () => sayMissing(true));
}

/** Starts the app before anyone asks for it; who then asks is told if it failed. */
function startAhead() {
  start().catch(() => {});
}

function needsApp(target: EventTarget | null): target is Element {
  return target instanceof Element && target.closest(interactive) !== null;
}

for (const type of ["pointerover", "pointerdown", "focusin", "keydown"]) {
  addEventListener(type, ({ target }) => needsApp(target) && startAhead(), { capture: true, passive: true });
}

// A finger or a mouse that came before this script has left its focus on the button; a keyboard's focus is visible.
const pressedEarly = document.querySelector<HTMLElement>(
  ":is(button:not([popovertarget]), [role=tab]):focus:not(:focus-visible)",
);
if (pressedEarly !== null) startFor(() => pressedEarly.click());

addEventListener(
  "click",
  (event) => {
    if (ready || !(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLElement>("button:not([popovertarget]), [role=tab]");
    if (button === null) return;
    event.preventDefault();
    event.stopPropagation();
    startFor(() => button.click());
  },
  true,
);

addEventListener(
  "submit",
  (event) => {
    if (ready) return;
    event.preventDefault();
    event.stopPropagation();
    const { target, submitter } = event;
    if (target instanceof HTMLFormElement) startFor(() => target.requestSubmit(submitter));
  },
  true,
);

// Once the app runs, buttons listen for their own shortcuts.
addEventListener("keydown", (event) => {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  const isModified = ctrlKey || metaKey;
  const isTyping = target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
  if (ready || altKey || (isTyping && !isModified)) return;
  const name = `${ctrlKey ? "Control+" : ""}${metaKey ? "Meta+" : ""}${isModified ? key.toUpperCase() : key}`;
  const button = [...document.querySelectorAll<HTMLElement>("button[aria-keyshortcuts]")].find((candidate) =>
    candidate.getAttribute("aria-keyshortcuts")?.split(" ").includes(name),
  );
  if (button === undefined) return;
  event.preventDefault();
  startFor(() => button.click());
});

/** How long after the first scroll the exit popup is due, in milliseconds; the app needs a moment before. */
const popupDelay = 29_000;

/** The exit popup shows once a session, so later pages need not start the app for it. */
function popupIsOver(): boolean {
  try {
    return sessionStorage.getItem("exit-intent-shown") !== null;
  } catch {
    return false;
  }
}

addEventListener(
  "scroll",
  () => {
    if (self !== null) self.dataset["firstScrollAt"] = String(performance.now());
    if (!popupIsOver()) setTimeout(startAhead, popupDelay);
  },
  { once: true, passive: true },
);

document.addEventListener("mouseout", ({ relatedTarget, clientY }) => {
  if (starting !== undefined || relatedTarget !== null || clientY > 0 || popupIsOver()) return;
  if (self !== null) self.dataset["hasLeft"] = "";
  startAhead();
});

function fetchAhead(rel: "modulepreload" | "prefetch", href: string) {
  const link = document.createElement("link");
  link.rel = rel;
  link.href = href;
  document.head.append(link);
}

function fetchApp() {
  for (const href of waiting.splice(0)) fetchAhead("modulepreload", href);
}

/** What needs the app without being touched says so, and starts it when it comes into view. */
function startInView() {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    startAhead();
  });
  for (const element of document.querySelectorAll("[data-starts-app]")) observer.observe(element);
}

/** Runs something when the browser has nothing better to do. */
function whenIdle(run: () => void) {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 500 });
  else setTimeout(run, 50);
}

const laidOutLater = "main :is([data-slot=section], [data-slot=table]):not([data-laid-out])";

/** Has the rest of the page laid out, a section or a table at a time; see `layout.css`. */
function layOutRest() {
  const next = document.querySelector(laidOutLater);
  (next ?? document.querySelector("main"))?.setAttribute("data-laid-out", "");
  if (next === null) return;
  whenIdle(layOutRest);
}

// The app says so when it has shown another page.
addEventListener("page-shown", () => whenIdle(layOutRest));

/** How long a page that is being left stays folded, in milliseconds: it is needed again if the way fails. */
const foldedTime = 2000;

/**
 * Browsers work out all styles of a page anew when they leave it, and the next page waits for that. What is off the
 * screen is left out: it keeps its place, and would show again at once if it came into view.
 */
function foldUnseen() {
  const parts = document.querySelectorAll<HTMLElement>("main [data-slot=section], [data-slot=site-footer]");
  const unseen = [...parts].flatMap((part) => {
    const { top, bottom, height } = part.getBoundingClientRect();
    return bottom < 0 || top > innerHeight ? [{ part, height }] : [];
  });
  for (const { part, height } of unseen) part.style.cssText = `content-visibility: auto; block-size: ${height}px`;
  setTimeout(() => unseen.forEach(({ part }) => (part.style.cssText = "")), foldedTime);
}

if ("navigation" in window) {
  navigation.addEventListener("navigate", ({ destination, downloadRequest }) => {
    if (!destination.sameDocument && downloadRequest === null) foldUnseen();
  });
}

/** How many pages are fetched before anyone asks for them: about 15 KB each. */
const pagesAhead = 3;

/** Whether the browser heeds `public/speculation-rules.json`, which fetches the pages of marked links. */
const speculates = "supports" in HTMLScriptElement && HTMLScriptElement.supports("speculationrules");

/**
 * Fetches the pages that the first links in view lead to. The running app fetches its own way. A page that a rule has
 * fetched is shown without another word to the server; one that a link has fetched is asked about once more.
 */
function fetchPagesInView() {
  const fetched = new Set([location.pathname]);
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const path = target.getAttribute("href")?.replace(/#.*/, "") ?? "";
      if (!isIntersecting || starting !== undefined || fetched.size > pagesAhead || fetched.has(path)) continue;
      fetched.add(path);
      if (speculates) target.setAttribute("data-ahead", "");
      else fetchAhead("prefetch", path);
    }
  });
  for (const link of document.querySelectorAll('main a[href^="/"]')) observer.observe(link);
}

/** Fetches the app's files one at a time: asking for all of them at once takes a phone longer than a touch may wait. */
function fetchAppWhenIdle() {
  whenIdle(() => {
    const href = waiting.shift();
    if (href === undefined) return fetchPagesInView();
    fetchAhead("modulepreload", href);
    return fetchAppWhenIdle();
  });
}

/** What the page does by itself, once the visitor sees it. */
function prepare() {
  void style();
  // A page that has something to do at once, such as to log a missing address.
  if (document.querySelector("[data-app-now]") !== null) startAhead();
  startInView();
  whenIdle(layOutRest);
  if (navigator.connection?.saveData !== true) fetchAppWhenIdle();
}

// A page that was fetched ahead has loaded before its first frame, which none of this may hold up.
addEventListener("load", () => requestAnimationFrame(() => setTimeout(prepare)), { once: true });
