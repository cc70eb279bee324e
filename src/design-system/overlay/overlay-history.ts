import { isPlainClick } from "#design-system/link/is-plain-click.ts";

/** Whether an element is an open popover. False in browsers without popovers, where the selector would throw. */
export function isPopoverOpen(element: Element): boolean {
  return "popover" in element && element.matches(":popover-open");
}

/*
 * Back closes what lies on top of the page: a dialog, a menu, a comparison. Each open overlay has a history entry of its
 * own, a copy of the page's with the number of open overlays.
 */

/** Closes an overlay. */
type Close = () => void;

/** Open overlays, the top one last. */
const overlays: Close[] = [];
let isWatching = false;
/** Whether an overlay was closed otherwise, and its entry is being left. */
let isLeaving = false;
let pageKey: unknown;

function stateOf(name: "overlays" | "key"): unknown {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null ? Reflect.get(state, name) : undefined;
}

/** Number of overlays that were open at the current history entry. */
function entryDepth(): number {
  return Number(stateOf("overlays") ?? 0);
}

/** Whether the current history entry is that of an overlay, which a navigation must replace. */
export function isOverlayEntry(): boolean {
  return entryDepth() > 0;
}

/**
 * Adds a history entry for an overlay that opens, so that Back closes it.
 * @param close - Closes the overlay.
 * @returns Leaves the entry; call it once the overlay is closed, in whatever way.
 */
export function openOverlay(close: Close): () => void {
  if (!isWatching) return () => {};
  overlays.push(close);
  pageKey = stateOf("key");
  history.pushState({ ...history.state, overlays: overlays.length }, "");
  return () => {
    const at = overlays.indexOf(close);
    if (at < 0) return;
    overlays.splice(at, 1);
    if (entryDepth() <= overlays.length) return;
    isLeaving = true;
    history.back();
  };
}

function closeAbove(depth: number): void {
  while (overlays.length > depth) overlays.pop()?.();
}

function followHistory(event: PopStateEvent): void {
  const depth = entryDepth();
  const isWithinPage = (isLeaving || overlays.length > depth) && stateOf("key") === pageKey;
  isLeaving = false;
  closeAbove(depth);
  // Nothing reopens an overlay on the way forward or after a reload.
  if (depth > overlays.length) history.go(overlays.length - depth);
  // The router would render the whole page again.
  if (isWithinPage) event.stopImmediatePropagation();
}

/** Lets a link that is followed while an overlay is open replace the overlay's entry. The router's links do so. */
function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (overlays.length === 0 || link === null) return;
  if (!isOverlayEntry()) {
    closeAbove(0);
    return;
  }
  const isPage = link.origin === location.origin && link.target === "" && !link.hasAttribute("download");
  if (!isPage || !isPlainClick(event)) return;
  event.preventDefault();
  closeAbove(0);
  // A dialog locks scrolling until it has closed.
  setTimeout(() => location.replace(link.href));
}

/** Menus and panels. Explanations, which are spans, open on hover as well. */
const menus = "nav[popover], div[popover]";

const openMenus = new WeakMap<EventTarget, () => void>();

function addMenu(menu: HTMLElement): void {
  openMenus.set(
    menu,
    openOverlay(() => {
      if (isPopoverOpen(menu)) menu.hidePopover();
    }),
  );
}

function followMenu({ target, newState }: ToggleEvent): void {
  if (!(target instanceof HTMLElement) || !target.matches(menus)) return;
  if (newState === "open") addMenu(target);
  else openMenus.get(target)?.();
}

/** Lets Back close overlays. Call it once, before the router listens to the history. */
export function closeOverlaysOnBack(): void {
  isWatching = true;
  addEventListener("popstate", followHistory);
  addEventListener("click", followLink);
  document.addEventListener("toggle", followMenu, true);
  // A reloaded page has no overlay, a page that has just hydrated may have an open menu.
  if (isOverlayEntry()) history.go(-entryDepth());
  for (const menu of document.querySelectorAll<HTMLElement>(menus)) if (isPopoverOpen(menu)) addMenu(menu);
}
