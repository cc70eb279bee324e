import { whenIdle } from "./when-idle.ts";

const laidOutLater = "main :is([data-slot=section], [data-slot=table]):not([data-laid-out])";

/** Has the rest of the page laid out, a section or a table at a time, and then does what waits for it; see `layout.css`. */
export function layOutRest(andThen?: () => void): void {
  whenIdle(() => {
    const next = document.querySelector(laidOutLater);
    (next ?? document.querySelector("main"))?.setAttribute("data-laid-out", "");
    if (next === null) andThen?.();
    else layOutRest(andThen);
  });
}
