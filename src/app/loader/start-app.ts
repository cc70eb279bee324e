import { CodeReplaced, fetchCode } from "#platform/fetch-code.ts";

/** The loader's script element, whose attributes hold the hashed URLs of the build. */
const element = document.querySelector<HTMLScriptElement>("script[data-app]");
/** All files of the app, dependencies first, the app itself last. */
const [first = "", ...others] = element?.dataset["app"]?.split(" ") ?? [];

let starting: Promise<AppModule> | undefined;
let resolveReady = () => {};

/** Whether the app has hydrated the page. */
export let isAppReady = false;

/** Resolves once the app has hydrated the page. */
export const appReady = new Promise<void>((resolve) => (resolveReady = resolve));

let styled: Promise<unknown> | undefined;

/** Whether the visitor has typed something, which a reload would lose before the app keeps drafts. */
let isTyped = false;
addEventListener("input", () => (isTyped = true));

/** Fetches all files of the app at low priority, after the files of the page itself. */
export const fetchApp = () => fetchCode([first, ...others], "low");

/** Fetches the full stylesheet; the page contains only the rules of its first screen. */
export function fetchStyles(): Promise<unknown> {
  styled ??= new Promise((resolve) => {
    const href = element?.dataset["styles"];
    if (href === undefined) return resolve(null);
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    // After an error, too: with the rules of its first screen the page is readable.
    for (const type of ["load", "error"]) link.addEventListener(type, resolve);
    document.head.append(link);
  });
  return styled;
}

/** The app's interface to the loader (`browser.tsx`). */
interface AppModule {
  readonly started: Promise<void>;
  readonly press: (element: Element) => void;
}

async function run(): Promise<AppModule> {
  const styles = fetchStyles();
  await fetchApp();
  let app: AppModule = await import(/* @vite-ignore */ first);
  // Import modules one at a time, so that no single task evaluates all code.
  for (const file of others) app = await import(/* @vite-ignore */ file);
  await Promise.all([app.started, styles]);
  isAppReady = true;
  showLoadError(false);
  resolveReady();
  return app;
}

/** Shows or hides the error for an app that can't be fetched. */
function showLoadError(isMissing: boolean) {
  document.getElementById("load-error")?.toggleAttribute("hidden", !isMissing);
}

function start(): Promise<AppModule> {
  if (starting === undefined) (starting = run()).catch(() => (starting = undefined));
  return starting;
}

/**
 * Starts the app, which then presses a button. If the app can't be fetched though the network works,
 * the browser sends a lead form by itself, as it does without scripts. Where a new release has replaced the app and
 * nothing was typed, the page reloads. Otherwise an error is shown.
 */
export function startAppAndPress(pressed: Element): void {
  showLoadError(false);
  start()
    .catch(start)
    .then(
      ({ press }) => press(pressed),
      async (failure: unknown) => {
        const form = pressed.matches("[type=submit]") ? pressed.closest<HTMLFormElement>("form[method=post]") : null;
        try {
          if (form === null) throw form;
          await fetch("", { method: "HEAD", cache: "no-store" });
          form.requestSubmit();
        } catch {
          if (failure instanceof CodeReplaced && !isTyped) location.reload();
          else showLoadError(true);
        }
      },
    );
}

/** Starts the app before a visitor needs it. Failures are silent, and an error already shown stays. */
export function preloadApp(): void {
  start().catch(() => {});
}
