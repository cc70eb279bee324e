import Copy from "lucide-react/dist/esm/icons/copy.mjs";
import Link2 from "lucide-react/dist/esm/icons/link-2.mjs";
import { useId, useRef, useState } from "react";
import { Button } from "#design-system/button/button.tsx";
import type { CsvCell } from "#format/csv.ts";
import type { SharedToolWords } from "#domain/tools/shared-tool-words.ts";
import { CsvDownload } from "#widgets/tools/csv-download.tsx";
import { printPart } from "#platform/print-part.ts";
import { PrintButton } from "#widgets/reading/print-button.tsx";
import { ShownLink, copyToClipboard, useCopy, type CopyText } from "./copy.tsx";

export interface AnswerActionsProps {
  readonly words: SharedToolWords["actions"];
  /** File name without extension. */
  readonly fileName: string;
  readonly rows: readonly (readonly CsvCell[])[];
  /** The answer as plain text. */
  readonly text: () => string;
  /** URL that restores the entries. */
  readonly link: () => string;
  readonly copyText?: CopyText;
}

/**
 * Actions that print an answer, save it as a CSV file, or copy it as text or a link. Everything is created in the
 * browser.
 */
export function AnswerActions({ words, fileName, rows, text, link, copyText = copyToClipboard }: AnswerActionsProps) {
  const [message, copy] = useCopy(copyText, words.notCopied);
  const [shownLink, setShownLink] = useState<string | null>(null);
  const linkId = useId();
  // Print only this answer if the page has two tools.
  const section = useRef<HTMLElement>(null);

  function print() {
    const alone = section.current?.closest("[data-prints-alone]") ?? null;
    if (alone === null) window.print();
    else printPart(alone, () => window.print());
  }

  async function share(address: string) {
    setShownLink(address);
    await copy(address, words.shared);
  }

  return (
    <section ref={section} aria-label={words.heading} className="print:hidden">
      <p className="max-w-prose text-small text-ink-soft">{words.lead}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <PrintButton label={words.print} onPrint={print} />
        <Button intent="secondary" icon={<Copy aria-hidden="true" />} onClick={() => void copy(text(), words.copied)}>
          {words.copy}
        </Button>
        <Button intent="secondary" icon={<Link2 aria-hidden="true" />} onClick={() => void share(link())}>
          {words.share}
        </Button>
        <CsvDownload label={words.csv} fileName={`${fileName}.csv`} header={words.csvHeader} rows={rows} />
      </div>
      <output className="mt-3 block min-h-6 text-small font-semibold">{message}</output>
      {shownLink !== null && <ShownLink id={linkId} label={words.linkLabel} link={shownLink} />}
    </section>
  );
}
