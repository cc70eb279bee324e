import { isAppAskedFor, note, startAppAhead } from "./app-start.ts";

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

/** Notes what the exit popup waits for, and has the app there in time. */
export function notePopupSigns(): void {
  addEventListener(
    "scroll",
    () => {
      note("firstScrollAt", String(performance.now()));
      if (!popupIsOver()) setTimeout(startAppAhead, popupDelay);
    },
    { once: true, passive: true },
  );

  document.addEventListener("mouseout", ({ relatedTarget, clientY }) => {
    if (isAppAskedFor() || relatedTarget !== null || clientY > 0 || popupIsOver()) return;
    note("hasLeft", "");
    startAppAhead();
  });
}
