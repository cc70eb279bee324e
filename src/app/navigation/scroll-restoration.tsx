import { Component } from "react";
import type { Location } from "react-router-dom";
import { layOutUpTo } from "#design-system/layout/lay-out.ts";
import { fragmentTarget } from "#design-system/link/fragment-target.ts";
import { readJson, safeSessionStorage } from "#services/safe-storage.ts";

/** Storage key of the scroll positions. */
export const scrollPositions = "scroll-positions";

function storedPositions(): Readonly<Record<string, unknown>> {
  const kept = readJson(safeSessionStorage, scrollPositions);
  return typeof kept === "object" && kept !== null ? { ...kept } : {};
}

/** Stores the scroll position of a history entry in pixels, until the tab is closed. */
function keepPosition(key: string, position: number): void {
  safeSessionStorage.write(scrollPositions, JSON.stringify({ ...storedPositions(), [key]: position }));
}

/** Scroll position in pixels at which a history entry was left; `undefined` for a new entry. */
function storedPosition(key: string): number | undefined {
  const position = storedPositions()[key];
  return typeof position === "number" ? position : undefined;
}

function restoreScroll({ key, hash }: Location, isNewPage: boolean): void {
  const behavior = isNewPage ? "instant" : "auto";
  const left = storedPosition(key);
  const target = fragmentTarget(hash);
  // Within a page, lay out everything: Firefox and Safari stop scrolling where heights change.
  if (left !== undefined || !isNewPage) layOutUpTo();
  else if (target !== null) layOutUpTo(target);
  if (left === undefined && target !== null) target.scrollIntoView({ behavior });
  else window.scrollTo({ top: left ?? 0, behavior });
}

export interface ScrollRestorationProps {
  readonly location: Location;
}

/**
 * Scrolls to the top of a new page, to its fragment, or to the restored position. A newly opened document is left to
 * the browser. A class, because only `getSnapshotBeforeUpdate` runs while the previous page is still in the DOM.
 */
export class ScrollRestoration extends Component<ScrollRestorationProps> {
  /**
   * Position at the last scroll event or click. When the browser follows a fragment, it scrolls before the router
   * renders, and dispatches the scroll event only afterwards.
   */
  private lastPosition = 0;

  override componentDidMount(): void {
    this.takeOver();
    this.notePosition();
    addEventListener("scroll", this.notePosition, { passive: true });
    addEventListener("click", this.notePosition, { capture: true });
    addEventListener("pageshow", this.takeOver);
    addEventListener("pagehide", this.handBack);
  }

  override getSnapshotBeforeUpdate({ location }: ScrollRestorationProps): null {
    if (location.key !== this.props.location.key) keepPosition(location.key, this.lastPosition);
    const { activeElement } = document;
    const isLeft = location.pathname !== this.props.location.pathname && activeElement?.closest("main") !== null;
    // When a focused element is removed, the browser lays out the page that is being replaced.
    if (isLeft && activeElement instanceof HTMLElement) activeElement.blur();
    return null;
  }

  override componentDidUpdate({ location }: ScrollRestorationProps): void {
    const isNewPage = location.pathname !== this.props.location.pathname;
    if (location.key !== this.props.location.key) restoreScroll(this.props.location, isNewPage);
  }

  override componentWillUnmount(): void {
    removeEventListener("scroll", this.notePosition);
    removeEventListener("click", this.notePosition, { capture: true });
    removeEventListener("pageshow", this.takeOver);
    removeEventListener("pagehide", this.handBack);
    history.scrollRestoration = "auto";
  }

  private readonly notePosition = () => (this.lastPosition = window.scrollY);

  /** Native scroll restoration would run before the new page is rendered. */
  private readonly takeOver = () => (history.scrollRestoration = "manual");

  /** For a reloaded or reopened document, native scroll restoration is right. */
  private readonly handBack = () => {
    keepPosition(this.props.location.key, window.scrollY);
    history.scrollRestoration = "auto";
  };

  override render() {
    return null;
  }
}
