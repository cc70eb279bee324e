import type { Elements } from "#design-system/elements.ts";
import Copy from "lucide-react/dist/esm/icons/copy.mjs";
import { Button } from "#design-system/button/button.tsx";
import type { SharedToolWords } from "#domain/tools/shared-tool-words.ts";
import { copyToClipboard, useCopy, type CopyText } from "#widgets/tools/tool/answer-actions/copy.tsx";

export interface MessageBlockProps {
  /** Heading of the block; empty in a disclosure, whose summary is the title. */
  readonly title: Elements;
  readonly lead: string;
  readonly text: string;
  readonly words: SharedToolWords["actions"];
  readonly copyText?: CopyText;
}

/** A message that the visitor can copy or print and send. */
export function MessageBlock({ title, lead, text, words, copyText = copyToClipboard }: MessageBlockProps) {
  const [message, copy] = useCopy(copyText, words.notCopied);
  return (
    <section>
      {title}
      <p className="mt-2 max-w-prose text-ink-soft">{lead}</p>
      <p className="mt-4 max-w-prose rounded-medium border border-line bg-surface p-5 whitespace-pre-wrap print:mt-1 print:p-2">
        {text}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-3 print:hidden">
        <Button intent="secondary" icon={<Copy aria-hidden="true" />} onClick={() => void copy(text, words.copied)}>
          {words.copyMessage}
        </Button>
        <output className="min-h-6 text-small font-semibold">{message}</output>
      </div>
    </section>
  );
}
