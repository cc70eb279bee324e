import { CodeReplaced, fetchCode } from "#platform/fetch-code.ts";

/** Attributes of the loader's script element, which hold the hashed URLs of the build. */
const urls: DOMStringMap = document.querySelector<HTMLScriptElement>("script[data-app]")?.dataset ?? {};
const { app = "", modules: moduleList = "", styles: stylesheet } = urls;
const modules = moduleList.split(" ").filter(Boolean);

let starting: Promise<AppModule> | undefined;
let ready = false;
let resolveReady = () => {};

/** Resolves once the app has hydrated the page. */
export const appReady = new Promise<void>((resolve) => (resolveReady = resolve));

let styled: Promise<void> | undefined;

/** Whether the visitor has typed something, which a reload would lose before the app keeps drafts. */
let isTyped = false;
addEventListener("input", () => (isTyped = true));

/** Whether the app has hydrated the page. */
export function isAppReady(): boolean {
  return ready;
}

/** Fetches all files of the app at low priority, after the files of the page itself. */
export const fetchApp = () => fetchCode([app, ...modules], "low");

/** Fetches the full stylesheet; the page contains only the rules of its first screen. */
export function fetchStyles(): Promise<void> {
  styled ??= new Promise((resolve) => {
    if (stylesheet === undefined) return resolve();
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = stylesheet;
    // Resolve after an error, too: with the rules of its first screen the page is readable.
    for (const type of ["load", "error"]) link.addEventListener(type, () => resolve());
    document.head.append(link);
  });
  return styled;
}

/** The app's interface to the loader (`browser.tsx`). */
interface AppModule {
  readonly started: Promise<void>;
  readonly press: (element: Element) => void;
}

/** Imports a module that has been fetched. */
function evaluate<Module>(address: string): Promise<Module> {
  return import(/* @vite-ignore */ address);
}

async function run(): Promise<AppModule> {
  const styles = fetchStyles();
  await fetchApp();
  // Import modules one at a time, so that no single task evaluates all code.
  for (const module of modules) await evaluate(module);
  const running = await evaluate<AppModule>(app);
  await Promise.all([running.started, styles]);
  ready = true;
  showLoadError(false);
  resolveReady();
  return running;
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
