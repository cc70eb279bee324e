import Search from "lucide-react/dist/esm/icons/search.mjs";
import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from "react";
import { SiteLink } from "#design-system/link/link.tsx";
import { useLater } from "#platform/later.tsx";
import * as words from "#words/shell.ts";
import type { SearchDialogProps } from "./search-dialog.tsx";

const loadDialog = async () => (await import("./search-dialog.tsx")).SearchDialog;

interface SiteSearchControl {
  /** Opens the search, with a query in its field. */
  readonly open: (query?: string) => void;
  readonly isLoading: boolean;
}

const SiteSearchContext = createContext<SiteSearchControl>({ open() {}, isLoading: false });

/** How parts of the page open the site's search. */
export function useSiteSearch(): SiteSearchControl {
  return use(SiteSearchContext);
}

/** Ctrl or Cmd with K. A single character would be pressed unknowingly by people who dictate (WCAG 2.1.4). */
function isSearchShortcut({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !altKey && (ctrlKey || metaKey) && key.toLowerCase() === "k";
}

export interface SiteSearchProviderProps extends Pick<SearchDialogProps, "load" | "suggestions" | "pagesHref"> {
  /** The parts that may open the search. */
  readonly children: ReactNode;
}

/**
 * The site's search, which the parts below open with `useSiteSearch`, and the visitor with Ctrl or Cmd with K. Dialog, search
 * code and index are fetched when it is first opened.
 *
 * Accessibility: a dialog with a search box; the number of results is announced.
 */
export function SiteSearchProvider({ children, ...props }: SiteSearchProviderProps) {
  const { pagesHref } = props;
  const [query, setQuery] = useState<string | null>(null);
  const [dialog, fetchDialog] = useLater(loadDialog);
  const isLoading = dialog.step === "loading";

  const open = useCallback(
    (wanted = "") => {
      async function openOnceFetched() {
        if (await fetchDialog()) setQuery(wanted);
        // Offline, or a new version is out: the list of all pages is the next best thing.
        else location.assign(pagesHref);
      }
      void openOnceFetched();
    },
    [fetchDialog, pagesHref],
  );
  const control = useMemo(() => ({ open, isLoading }), [open, isLoading]);

  useEffect(() => {
    function openByKey(event: KeyboardEvent) {
      // Another dialog keeps its keys to itself.
      if (!isSearchShortcut(event) || document.querySelector("[aria-modal=true]") !== null) return;
      event.preventDefault();
      open();
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
  /** The list of all pages, to which a link leads where scripts are off. */
  readonly pagesHref: string;
}

const look =
  "min-h-target min-w-target shrink-0 cursor-pointer items-center justify-center gap-2 rounded-medium border border-line-strong px-2.5 font-semibold text-ink no-underline hover:border-brand hover:bg-brand-wash";

/** The button that opens the site's search. Where scripts are off, a link to the list of all pages stands in its place. */
export function SiteSearchButton({ pagesHref }: SiteSearchButtonProps) {
  const { open, isLoading } = useSiteSearch();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-busy={isLoading || undefined}
        onClick={() => open()}
        className={`${look} inline-flex noscript:hidden`}
      >
        <Search aria-hidden="true" size={20} />
        <span className="sr-only desktop:not-sr-only">{words.search}</span>
      </button>
      <SiteLink href={pagesHref} className={`${look} hidden noscript:inline-flex`}>
        <Search aria-hidden="true" size={20} />
        <span className="sr-only desktop:not-sr-only">{words.findAPage}</span>
      </SiteLink>
    </>
  );
}
