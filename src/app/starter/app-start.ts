/** The starter's own element: it carries what the build knows, and the starter's notes for the app. */
const element = document.querySelector<HTMLScriptElement>("script[data-app]");
const app = element?.dataset["app"] ?? "";
const modules = (element?.dataset["modules"] ?? "").split(" ").filter(Boolean);

let starting: Promise<void> | undefined;
let ready = false;
/** What is still to be fetched of the app. */
const waiting = [app, ...modules];

let styled: Promise<void> | undefined;

/** Whether someone or something has asked for the app. */
export function isAppAskedFor(): boolean {
  return starting !== undefined;
}

/** Whether the app has taken the page over. */
export function isAppReady(): boolean {
  return ready;
}

/** Leaves a word for the app, which reads it in `early-signs.ts`. */
export function note(name: "firstScrollAt" | "hasLeft", value: string): void {
  if (element !== null) element.dataset[name] = value;
}

/** Has the browser fetch a file before it is needed. */
export function fetchAhead(rel: "modulepreload" | "prefetch", href: string): void {
  const link = document.createElement("link");
  link.rel = rel;
  link.href = href;
  document.head.append(link);
}

/** Fetches the next file of the app, if one is left; says whether there was one. */
export function fetchNextOfApp(): boolean {
  const href = waiting.shift();
  if (href === undefined) return false;
  fetchAhead("modulepreload", href);
  return true;
}

/** Fetches the whole stylesheet; the page itself brings only the rules it shows at first. */
export function fetchStyles(): Promise<void> {
  styled ??= new Promise((resolve) => {
    const href = element?.dataset["styles"];
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

async function run(): Promise<void> {
  const dressed = fetchStyles();
  while (fetchNextOfApp());
  // One after the other, so that no task runs all code at once.
  for (const module of modules) await import(/* @vite-ignore */ module);
  const module: { readonly started: Promise<void> } = await import(/* @vite-ignore */ app);
  await Promise.all([module.started, dressed]);
  ready = true;
}

/** Says that what was asked for can't be had. A later try takes the words away and looks again. */
function sayMissing(isMissing: boolean) {
  const words = document.getElementById("app-missing");
  if (words !== null) words.hidden = !isMissing;
}

function start(): Promise<void> {
  if (starting === undefined) {
    sayMissing(false);
    starting = run();
    starting.catch(() => (starting = undefined));
  }
  return starting;
}

/** Starts the app, and does what the visitor asked for before it was there. */
export function startAppFor(act: () => void): void {
  start().then(act, () => sayMissing(true));
}

/** Starts the app before anyone asks for it; who then asks is told if it failed. */
export function startAppAhead(): void {
  start().catch(() => {});
}
