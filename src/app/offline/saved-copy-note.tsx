import { useState } from "react";
import { Button } from "#design-system/button/button.tsx";
import { TextLink } from "#design-system/link/link.tsx";
import { savedCopyWords as words } from "#text/offline-words.ts";
import { savedCopyAttribute } from "./cached-pages.ts";

export interface SavedCopyNoteProps {
  /** Path of the page that is shown. */
  readonly path: string;
}

/** Says that the opened page is a saved copy, because the host didn't answer in time. Disappears with the page. */
export function SavedCopyNote({ path }: SavedCopyNoteProps) {
  const [savedPath, setSavedPath] = useState(() =>
    document.documentElement.hasAttribute(savedCopyAttribute) ? path : undefined,
  );
  if (savedPath !== path) return null;
  return (
    <div
      data-slot="saved-copy"
      className="fixed inset-x-4 bottom-20 z-30 grid gap-3 rounded-medium border border-line-strong border-s-4 border-s-caution bg-surface p-4 text-small text-ink shadow-overlay wide-phone:inset-e-auto wide-phone:w-96 print:hidden"
    >
      <p role="status">{words.isSavedCopy}</p>
      <div className="flex flex-wrap items-center gap-4">
        <TextLink href="" variant="standalone">
          {words.again}
        </TextLink>
        <Button size="small" intent="secondary" onClick={() => setSavedPath(undefined)}>
          {words.close}
        </Button>
      </div>
    </div>
  );
}
