/** The loader's own element, which carries what only the build knows. */
const element = document.querySelector<HTMLScriptElement>("script[data-app]");
const app = element?.dataset["app"] ?? "";
const modules = (element?.dataset["modules"] ?? "").split(" ").filter(Boolean);

let starting: Promise<void> | undefined;
let ready = false;
let sayReady = () => {};

/** Resolves once the app has taken the page over. */
export const appReady = new Promise<void>((resolve) => (sayReady = resolve));

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
  sayMissing(false);
  sayReady();
}

/** Says that what was asked for can't be had, or takes the words away. */
function sayMissing(isMissing: boolean) {
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

/** Starts the app, and does what the visitor asked for before it was there. */
export function startAppFor(act: () => void): void {
  sayMissing(false);
  start().then(act, () => sayMissing(true));
}

/** Starts the app before anyone asks for it. It says nothing to those who didn't, and leaves what others were told. */
export function startAppAhead(): void {
  start().catch(() => {});
}
