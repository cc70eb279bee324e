import { fragmentTarget } from "#design-system/link/fragment-target.ts";
import { isPlainClick } from "#design-system/link/is-plain-click.ts";
import { tabForKey } from "./tab-keys.ts";

const focusable = "a[href], button, input, select, textarea, summary, [tabindex]";

function showPanel(panel: HTMLElement, isShown: boolean): void {
  // A panel with controls needs no tab stop of its own. With one, the browser would focus the panel for each address
  // that names it, and draw a ring around many screens of text.
  if (panel.querySelector(focusable) === null) panel.tabIndex = isShown ? 0 : -1;
  else panel.removeAttribute("tabindex");
  // Where supported, `until-found` lets find-in-page search hidden panels; elsewhere it is as good as `true`. The empty
  // box of a searchable panel must not be announced.
  panel.hidden = isShown ? false : "until-found";
  panel.ariaHidden = isShown || !("onbeforematch" in panel) ? null : "true";
}

/** Scrolls only the row of tabs: the page must keep the scroll position set by the fragment or the visitor. */
function bringIntoRow(tab: HTMLElement): void {
  const row = tab.parentElement;
  if (row === null) return;
  const rowBox = row.getBoundingClientRect();
  const box = tab.getBoundingClientRect();
  // The shorter way if both edges are on the same side of the row's, else none: the middle of the three.
  const [, left = 0] = [box.left - rowBox.left, box.right - rowBox.right, 0].toSorted((a, b) => a - b);
  row.scrollBy({ left });
}

/**
 * Behaviour of tabs for the markup of `tabs.tsx`, without React: the loader defines the element at first paint, also
 * for groups added later. The panels' `hidden` attribute is the only state; the HTML sets it and this class changes it.
 */
class TabGroup extends HTMLElement {
  #listening?: AbortController;

  connectedCallback(): void {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    this.addEventListener("click", (event) => this.#press(event), { signal });
    this.addEventListener("keydown", (event) => this.#pressKey(event), { signal });
    // The browser has found text in a hidden panel and is about to show it.
    this.addEventListener("beforematch", ({ target }) => this.#open(target), { signal, capture: true });
    document.addEventListener("click", (event) => this.#followLink(event), { signal, capture: true });
    addEventListener("hashchange", () => this.#followAddress(), { signal });

    const selected = this.#tabs.find((tab) => tab.ariaSelected === "true");
    if (selected !== undefined) this.#select(selected);
    this.#followAddress();
  }

  disconnectedCallback(): void {
    this.#listening?.abort();
  }

  get #tabs(): readonly HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>("[role=tab]")];
  }

  #panelOf(tab: HTMLElement): HTMLElement | null {
    return document.getElementById(tab.getAttribute("aria-controls") ?? "");
  }

  #select(selected: HTMLElement): void {
    for (const tab of this.#tabs) {
      const isSelected = tab === selected;
      tab.ariaSelected = String(isSelected);
      tab.tabIndex = isSelected ? 0 : -1;
      const panel = this.#panelOf(tab);
      if (panel !== null) showPanel(panel, isSelected);
    }
    bringIntoRow(selected);
  }

  /** Shows the panel around a node. Returns whether the panel was hidden. */
  #open(inside: EventTarget | null): boolean {
    if (!(inside instanceof Node)) return false;
    const tab = this.#tabs.find((candidate) => this.#panelOf(candidate)?.contains(inside));
    if (tab === undefined) return false;
    const wasHidden = tab.ariaSelected !== "true";
    // In Chromium 123 a scroll of the row of tabs stops the smooth scroll of the page.
    if (wasHidden) this.#select(tab);
    return wasHidden;
  }

  /** Shows a tab's panel and puts its fragment into the address, without a new history entry. */
  #choose(tab: HTMLElement): void {
    this.#select(tab);
    // Keep the entry's state, where the app stores its location.
    history.replaceState(history.state, "", tab.getAttribute("href"));
  }

  #tabAt({ target }: Event): HTMLElement | undefined {
    return this.#tabs.find((tab) => target instanceof Node && tab.contains(target));
  }

  #press(event: MouseEvent): void {
    const tab = this.#tabAt(event);
    // With a modifier key the link opens in a new tab or window, which shows the right panel.
    if (tab === undefined || !isPlainClick(event)) return;
    event.preventDefault();
    this.#choose(tab);
  }

  #pressKey(event: KeyboardEvent): void {
    const tab = this.#tabAt(event);
    if (tab === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const tabs = this.#tabs;
    const index = tabForKey(event.key, tabs.indexOf(tab), tabs.length, tab.matches(":dir(rtl)"));
    // A link isn't followed by Space.
    const next = event.key === " " ? tab : tabs[index ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    this.#choose(next);
    next.focus();
  }

  /** Opens a link's panel before the browser follows the link, so that the scroll target is already laid out. */
  #followLink(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href*='#']") : null;
    if (link === null || !isPlainClick(event) || link.pathname !== location.pathname || link.role === "tab") return;
    this.#open(fragmentTarget(link.hash));
  }

  /**
   * Shows the panel of the address's fragment, on load and on fragment navigation. The browser can't scroll to hidden
   * content.
   */
  #followAddress(): void {
    const target = fragmentTarget(location.hash);
    if (this.#open(target)) target?.scrollIntoView({ behavior: "instant" });
  }
}

/** Defines the `tab-group` element, for groups on the page and later ones. Further calls do nothing. */
export function defineTabGroup(): void {
  if (customElements.get("tab-group") === undefined) customElements.define("tab-group", TabGroup);
}
