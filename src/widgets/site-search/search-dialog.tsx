import { Dialog } from "#design-system/dialog/dialog.tsx";
import { fragmentTarget } from "#design-system/link/fragment-target.ts";
import { SearchPanel, type SearchPanelProps } from "./search-panel.tsx";

export interface SearchDialogProps extends Pick<SearchPanelProps, "load" | "suggestions" | "pagesHref"> {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Goes to a place on the page being shown, once the dialog has given the page back. */
function goToFragment(hash: string) {
  requestAnimationFrame(() => {
    if (location.hash === hash) fragmentTarget(hash)?.scrollIntoView();
    else location.hash = hash;
  });
}

/** The search in its dialog. */
export function SearchDialog({ open, onOpenChange, ...panel }: SearchDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Search" size="medium">
      <SearchPanel
        {...panel}
        onChoose={(event, href) => {
          const target = new URL(href, location.href);
          const isHere = target.pathname === location.pathname;
          // A modifier opens the page elsewhere; then the search stays.
          if (event.metaKey || event.ctrlKey || event.shiftKey || !isHere) return;
          event.preventDefault();
          onOpenChange(false);
          if (target.hash !== "") goToFragment(target.hash);
        }}
      />
    </Dialog>
  );
}
