import Search from "lucide-react/dist/esm/icons/search.mjs";
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Elements } from "#design-system/elements.ts";
import { SiteLink } from "#design-system/link/link.tsx";
import { useLazyCode } from "#platform/lazy-component.tsx";
import { addressOf } from "#site/site-path.ts";
import * as words from "#words/shell.ts";
import type { SearchDialogProps } from "./search-dialog.tsx";

const loadDialog = async () => (await import("./search-dialog.tsx")).SearchDialog;

const shortcuts = "Control+K Meta+K";

/**
 * Fetches the dialog during hydration where the visitor has pressed the search button, which keeps the focus: one round
 * trip less until the search opens. Safari doesn't focus a pressed button; there the code is fetched after hydration.
 */
export function preloadFocusedSearch(): void {
  // A failure is handled when the button is pressed once more, after hydration.
  if (document.activeElement?.matches(`[aria-keyshortcuts="${shortcuts}"]`)) loadDialog().catch(() => {});
}

interface SiteSearchControl {
  /** Opens the search, with a query in its field. Resolves once the dialog's code is fetched, or can't be. */
  readonly open: (query?: string) => Promise<void>;
}

/** Its value stays the same: React hydrates the whole page at once when a context changes above it. */
const SiteSearchContext = createContext<SiteSearchControl>({ async open() {} });

/** Gives components access to the site's search. */
export function useSiteSearch(): SiteSearchControl {
  return use(SiteSearchContext);
}

/** Ctrl+K or Cmd+K. Speech input would trigger a single-character shortcut by accident (WCAG 2.1.4). */
function isSearchShortcut({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !altKey && (ctrlKey || metaKey) && key.toLowerCase() === "k";
}

export interface SiteSearchProviderProps extends Pick<SearchDialogProps, "load" | "pagesHref"> {
  /** Components that may open the search. */
  readonly children: Elements;
}

/**
 * The site's search. The components below open it with `useSiteSearch`, the visitor with Ctrl+K or Cmd+K. Dialog,
 * search code and index are fetched on first use.
 *
 * Accessibility: a dialog with a search box; the number of results is announced.
 */
export function SiteSearchProvider({ children, ...props }: SiteSearchProviderProps) {
  const { pagesHref } = props;
  const [query, setQuery] = useState<string | null>(null);
  const [dialog, fetchDialog] = useLazyCode(loadDialog);
  const isWanted = useRef(false);

  const open = useCallback(
    async (wanted = "") => {
      isWanted.current = true;
      const isFetched = await fetchDialog();
      if (!isWanted.current) return;
      if (isFetched) setQuery(wanted);
      // The fetch has failed, offline or after a deployment: fall back to the list of all pages.
      else location.assign(addressOf(pagesHref));
    },
    [fetchDialog, pagesHref],
  );
  const control = useMemo(() => ({ open }), [open]);

  useEffect(() => {
    function openByKey(event: KeyboardEvent) {
      // Pressed while the dialog is being fetched.
      if (event.key === "Escape") isWanted.current = false;
      // Ignore the shortcut while another dialog is open.
      if (!isSearchShortcut(event) || document.querySelector("[aria-modal=true]") !== null) return;
      event.preventDefault();
      void open();
    }
    document.addEventListener("keydown", openByKey);
    return () => document.removeEventListener("keydown", openByKey);
  }, [open]);

  return (
    <SiteSearchContext value={control}>
      {children}
      {dialog.step === "ready" && (
        <dialog.code {...props} query={query ?? ""} open={query !== null} onOpenChange={() => setQuery(null)} />
      )}
    </SiteSearchContext>
  );
}

export interface SiteSearchButtonProps {
  /** Address of the list of all pages, for the link where scripts are off. */
  readonly pagesHref: string;
}

const look =
  "min-h-target min-w-target shrink-0 cursor-pointer items-center justify-center gap-2 rounded-medium border border-line-strong px-2.5 font-semibold text-ink no-underline hover:border-brand hover:bg-brand-wash";

/** The button that opens the site's search. Where scripts are off, a link to the list of all pages replaces it. */
export function SiteSearchButton({ pagesHref }: SiteSearchButtonProps) {
  const { open } = useSiteSearch();
  const [isLoading, setIsLoading] = useState(false);
  async function press() {
    setIsLoading(true);
    await open();
    setIsLoading(false);
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={shortcuts}
        aria-busy={isLoading || undefined}
        onClick={() => void press()}
        className={`${look} inline-flex noscript:hidden`}
      >
        <Search aria-hidden="true" className="size-5" />
        <span className="sr-only desktop:not-sr-only">{words.search}</span>
      </button>
      <SiteLink href={pagesHref} className={`${look} hidden noscript:inline-flex`}>
        <Search aria-hidden="true" className="size-5" />
        <span className="sr-only desktop:not-sr-only">{words.findAPage}</span>
      </SiteLink>
    </>
  );
}
