import Search from "lucide-react/dist/esm/icons/search.mjs";
import { useEffect, useState } from "react";
import { SiteLink } from "#design-system/link/link.tsx";
import { useLateLoaded } from "#widgets/late-loaded/use-late-loaded.ts";
import * as words from "#words/shell.ts";
import type { SearchDialogProps } from "./search-dialog.tsx";

const loadDialog = async () => (await import("./search-dialog.tsx")).SearchDialog;

export interface SiteSearchProps extends Pick<SearchDialogProps, "load" | "suggestions" | "pagesHref"> {}

const look =
  "min-h-target min-w-target shrink-0 cursor-pointer items-center justify-center gap-2 rounded-medium border border-line-strong px-2.5 font-semibold text-ink no-underline hover:border-brand hover:bg-brand-wash";

/** Ctrl or Cmd with K. A single character would be pressed unknowingly by people who dictate (WCAG 2.1.4). */
function isSearchShortcut({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !altKey && (ctrlKey || metaKey) && key.toLowerCase() === "k";
}

/**
 * The button that opens the search; Ctrl or Cmd with K does the same. Dialog, search code and index are
 * fetched when it is first opened. Where scripts are off, a link to the list of all pages stands in its place.
 */
export function SiteSearch(props: SiteSearchProps) {
  const [isOpen, setOpen] = useState(false);
  const [search, fetchSearch] = useLateLoaded(loadDialog);
  const Dialog = search.step === "ready" ? search.part : undefined;

  async function open() {
    if (await fetchSearch()) setOpen(true);
    // Offline, or a new version is out: the list of all pages is the next best thing.
    else location.assign(props.pagesHref);
  }

  useEffect(() => {
    function openByKey(event: KeyboardEvent) {
      // Another dialog keeps its keys to itself.
      if (!isSearchShortcut(event) || document.querySelector("[aria-modal=true]") !== null) return;
      event.preventDefault();
      void open();
    }
    document.addEventListener("keydown", openByKey);
    return () => document.removeEventListener("keydown", openByKey);
  });

  return (
    <>
      <button
        type="button"
        data-slot="site-search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-busy={search.step === "loading" || undefined}
        onClick={() => void open()}
        className={`${look} inline-flex noscript:hidden`}
      >
        <Search aria-hidden="true" size={20} />
        <span className="sr-only desktop:not-sr-only">{words.search}</span>
      </button>
      <SiteLink href={props.pagesHref} className={`${look} hidden noscript:inline-flex`}>
        <Search aria-hidden="true" size={20} />
        <span className="sr-only desktop:not-sr-only">{words.findAPage}</span>
      </SiteLink>
      {Dialog !== undefined && <Dialog {...props} open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
