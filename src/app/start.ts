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
const interactive = "button:not([popovertarget]), input, select, textarea, form, [role=tab], [role=slider]";

let starting: Promise<void> | undefined;
let ready = false;

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
  const module: { readonly started: Promise<void> } = await import(/* @vite-ignore */ app);
  await Promise.all([module.started, dressed]);
  ready = true;
}

function start(): Promise<void> {
  starting ??= startApp();
  return starting;
}

function needsApp(target: EventTarget | null): target is Element {
  return target instanceof Element && target.closest(interactive) !== null;
}

for (const type of ["pointerover", "pointerdown", "focusin", "keydown"]) {
  addEventListener(type, ({ target }) => needsApp(target) && void start(), { capture: true, passive: true });
}

addEventListener(
  "click",
  (event) => {
    if (ready || !(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLElement>("button:not([popovertarget]), [role=tab]");
    if (button === null) return;
    event.preventDefault();
    event.stopPropagation();
    void start().then(() => button.click());
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
    if (target instanceof HTMLFormElement) void start().then(() => target.requestSubmit(submitter));
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
  void start().then(() => button.click());
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
    if (!popupIsOver()) setTimeout(() => void start(), popupDelay);
  },
  { once: true, passive: true },
);

document.addEventListener("mouseout", ({ relatedTarget, clientY }) => {
  if (starting !== undefined || relatedTarget !== null || clientY > 0 || popupIsOver()) return;
  if (self !== null) self.dataset["hasLeft"] = "";
  void start();
});

function fetchApp() {
  for (const href of [app, ...modules]) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    document.head.append(link);
  }
}

addEventListener(
  "load",
  () => {
    void style();
    // A page that has something to do at once, such as to log a missing address.
    if (document.querySelector("[data-app-now]") !== null) void start();
  },
  { once: true },
);

/** What needs the app without being touched says so, and starts it when it comes into view. */
function startInView() {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    void start();
  });
  for (const element of document.querySelectorAll("[data-starts-app]")) observer.observe(element);
}

addEventListener("load", startInView, { once: true });

if (navigator.connection?.saveData !== true) {
  const whenIdle = () => ("requestIdleCallback" in window ? requestIdleCallback(fetchApp) : setTimeout(fetchApp, 200));
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { once: true });
}
