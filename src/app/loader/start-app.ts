/** The loader's own element, which carries what only the build knows. */
const element = document.querySelector<HTMLScriptElement>("script[data-app]");
const app = element?.dataset["app"] ?? "";
const modules = (element?.dataset["modules"] ?? "").split(" ").filter(Boolean);

let starting: Promise<void> | undefined;
let ready = false;
let resolveReady = () => {};

/** Resolves once the app has taken the page over. */
export const appReady = new Promise<void>((resolve) => (resolveReady = resolve));

let fetching = false;

let styled: Promise<void> | undefined;

/** Whether the app has taken the page over. */
export function isAppReady(): boolean {
  return ready;
}

/** Fetches all files of the app, after those that the page itself asks for. */
export function fetchApp(): void {
  if (fetching) return;
  fetching = true;
  for (const href of [app, ...modules]) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    link.fetchPriority = "low";
    document.head.append(link);
  }
}

/** Fetches the whole stylesheet; the page itself brings only the rules it shows at first. */
export function fetchStyles(): Promise<void> {
  styled ??= new Promise((resolve) => {
    const href = element?.dataset["styles"];
    if (href === undefined) return resolve();
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    // The page brings the rules of its first screen, so it is readable without the rest.
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => resolve());
    document.head.append(link);
  });
  return styled;
}

async function run(): Promise<void> {
  const styles = fetchStyles();
  fetchApp();
  // One after the other, so that no task runs all code at once.
  for (const module of modules) await import(/* @vite-ignore */ module);
  const module: { readonly started: Promise<void> } = await import(/* @vite-ignore */ app);
  await Promise.all([module.started, styles]);
  ready = true;
  showLoadError(false);
  resolveReady();
}

/** Shows or hides the error for an app that can't be fetched. */
function showLoadError(isMissing: boolean) {
  const words = document.getElementById("load-error");
  if (words !== null) words.hidden = !isMissing;
}

function start(): Promise<void> {
  if (starting === undefined) {
    starting = run();
    starting.catch(() => (starting = undefined));
  }
  return starting;
}

/** Starts the app and then runs what the visitor asked for; shows an error if the app can't be fetched. */
export function startAppThen(act: () => void): void {
  showLoadError(false);
  start().then(act, () => showLoadError(true));
}

/** Starts the app before anyone asks for it. Failures are silent, and an error already shown stays. */
export function preloadApp(): void {
  start().catch(() => {});
}
