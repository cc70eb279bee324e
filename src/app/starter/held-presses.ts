import { isAppReady, startAppAhead, startAppFor } from "./app-start.ts";

/** What needs the app to work; links, details and popovers work without it. */
const interactive = "button:not([popovertarget]), input, select, textarea, form";

function needsApp(target: EventTarget | null): target is Element {
  return target instanceof Element && target.closest(interactive) !== null;
}

/** Starts the app when a visitor turns to what needs it. A press that comes before it is ready is held, and made again. */
export function holdPresses(): void {
  for (const type of ["pointerover", "pointerdown", "focusin", "keydown"]) {
    addEventListener(type, ({ target }) => needsApp(target) && startAppAhead(), { capture: true, passive: true });
  }

  // A finger or a mouse that came before this script has left its focus on the button; a keyboard's focus is visible.
  const pressedEarly = document.querySelector<HTMLElement>("button:not([popovertarget]):focus:not(:focus-visible)");
  if (pressedEarly !== null) startAppFor(() => pressedEarly.click());

  addEventListener(
    "click",
    (event) => {
      if (isAppReady() || !(event.target instanceof Element)) return;
      const button = event.target.closest<HTMLElement>("button:not([popovertarget])");
      if (button === null) return;
      event.preventDefault();
      event.stopPropagation();
      startAppFor(() => button.click());
    },
    true,
  );

  addEventListener(
    "submit",
    (event) => {
      if (isAppReady()) return;
      event.preventDefault();
      event.stopPropagation();
      const { target, submitter } = event;
      if (target instanceof HTMLFormElement) startAppFor(() => target.requestSubmit(submitter));
    },
    true,
  );

  // Once the app runs, buttons listen for their own shortcuts.
  addEventListener("keydown", (event) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (isAppReady() || altKey || !(ctrlKey || metaKey)) return;
    const name = `${ctrlKey ? "Control+" : ""}${metaKey ? "Meta+" : ""}${key.toUpperCase()}`;
    const button = [...document.querySelectorAll<HTMLElement>("button[aria-keyshortcuts]")].find((candidate) =>
      candidate.getAttribute("aria-keyshortcuts")?.split(" ").includes(name),
    );
    if (button === undefined) return;
    event.preventDefault();
    startAppFor(() => button.click());
  });
}
