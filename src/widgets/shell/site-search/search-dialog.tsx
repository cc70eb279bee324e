import { Dialog } from "#design-system/dialog/dialog.tsx";
import { isPlainClick } from "#design-system/link/is-plain-click.ts";
import { isOverlayEntry } from "#design-system/overlay/overlay-history.ts";
import * as words from "#words/site-search.ts";
import { SearchPanel, type SearchPanelProps } from "./search-panel.tsx";

export interface SearchDialogProps extends Pick<SearchPanelProps, "load" | "pagesHref" | "query"> {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/**
 * Goes to a fragment of the current page, after the dialog has unlocked scrolling, returned focus, and left its history
 * entry.
 */
function goToFragment(hash: string) {
  const go = () =>
    setTimeout(() => {
      // Setting an unchanged hash would not scroll again.
      if (location.hash === hash) location.replace(hash);
      else location.hash = hash;
    });
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (isOverlayEntry()) addEventListener("popstate", go, { once: true, capture: true });
      else go();
    }),
  );
}

export function SearchDialog({ open, onOpenChange, ...panel }: SearchDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={words.search} size="medium" placement="top">
      <SearchPanel
        {...panel}
        onChoose={(event, href) => {
          const target = new URL(href, location.href);
          const isHere = target.pathname === location.pathname;
          // With a modifier key the result opens elsewhere, so the search stays open.
          if (!isPlainClick(event) || !isHere) return;
          event.preventDefault();
          onOpenChange(false);
          if (target.hash !== "") goToFragment(target.hash);
        }}
      />
    </Dialog>
  );
}
