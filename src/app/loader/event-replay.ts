import { appReady, isAppReady, preloadApp, startAppAndPress } from "./start-app.ts";

/** Controls that need the app; links, details and popovers work without it. */
const interactive = "button:not([popovertarget]), input, select, textarea, form";

/**
 * The button that was pressed before this script ran. Where browsers focus a pressed button, it matches `:focus` but
 * not `:focus-visible`, which needs a keyboard. Safari doesn't focus it; on its touch screens, the pressed button keeps
 * `:hover`.
 */
function pressedEarly(): HTMLElement | null {
  const orHovered = matchMedia("(hover: none)").matches ? ", :hover" : "";
  return document.querySelector<HTMLElement>(`button:not([popovertarget]):is(:focus:not(:focus-visible)${orHovered})`);
}

/** Replays two signals that the app observes from the start: the first scroll, and a pointer that leaves the window. */
async function replaySignals(): Promise<void> {
  let scrolledAt: number | undefined;
  let leaving: MouseEvent | undefined;
  addEventListener("scroll", () => (scrolledAt = performance.now()), { once: true, passive: true });
  document.addEventListener("mouseout", (event) => event.relatedTarget === null && (leaving = event));
  await appReady;
  // Pass the time of the first scroll, from which the app counts.
  if (scrolledAt !== undefined) dispatchEvent(new CustomEvent("scroll", { detail: scrolledAt }));
  if (leaving !== undefined) document.dispatchEvent(leaving);
}

/**
 * Starts the app when a visitor turns to a control that needs it. Events before hydration are recorded and replayed.
 */
export function replayEvents(): void {
  for (const type of ["pointerover", "pointerdown", "focusin", "keydown"]) {
    addEventListener(
      type,
      ({ target }) => target instanceof Element && target.closest(interactive) && preloadApp(),
      true,
    );
  }
  void replaySignals();

  const early = pressedEarly();
  if (early !== null) startAppAndPress(early);

  // Every form has a button, which browsers click when Enter is pressed in a field.
  addEventListener(
    "click",
    (event) => {
      if (isAppReady || !(event.target instanceof Element)) return;
      const button = event.target.closest<HTMLElement>("button:not([popovertarget])");
      if (button === null) return;
      event.preventDefault();
      event.stopPropagation();
      startAppAndPress(button);
    },
    true,
  );

  // After hydration, buttons handle their own shortcuts.
  addEventListener("keydown", (event) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (isAppReady || altKey || ctrlKey === metaKey) return;
    const name = `${ctrlKey ? "Control" : "Meta"}+${CSS.escape(key.toUpperCase())}`;
    const button = document.querySelector(`button[aria-keyshortcuts~="${name}"]`);
    if (button === null) return;
    event.preventDefault();
    startAppAndPress(button);
  });
}
