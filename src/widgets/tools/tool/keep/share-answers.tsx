import Link2 from "lucide-react/dist/esm/icons/link-2.mjs";
import { useId, useState } from "react";
import { Button } from "#design-system/button/button.tsx";
import { Heading } from "#design-system/heading/heading.tsx";
import type { Entries } from "#domain/tools/read-inputs.ts";
import { decodeShareLink, encodeShareLink } from "#domain/tools/share-link.ts";
import type { SharedToolWords } from "#domain/tools/shared-tool-words.ts";
import { ShownLink } from "./shown-link.tsx";
import { useCopy, type CopyText } from "./use-copy.ts";

export interface ShareAnswersProps {
  readonly title: string;
  /** What the link holds, and whom it may be given to. */
  readonly lead: string;
  /** In place of a link that would be too long to be read again. */
  readonly tooLong: string;
  readonly words: SharedToolWords["keep"];
  readonly entries: Entries;
  /** Address of this page without query and fragment. */
  readonly address: () => string;
  readonly copyText: CopyText;
}

/** The link that brings the answers back, for a tool that has its own ways to print and save. It is made in the browser. */
export function ShareAnswers({ title, lead, tooLong, words, entries, address, copyText }: ShareAnswersProps) {
  const id = useId();
  const [message, copy, setMessage] = useCopy(copyText, words.notCopied);
  const [link, setLink] = useState<string | null>(null);

  async function share() {
    const fragment = encodeShareLink(entries);
    if (decodeShareLink(fragment).kind === "broken") {
      setLink(null);
      setMessage(tooLong);
      return;
    }
    setLink(address() + fragment);
    await copy(address() + fragment, words.shared);
  }

  return (
    <section aria-labelledby={`${id}-title`} className="print:hidden">
      <Heading level={3} id={`${id}-title`}>
        {title}
      </Heading>
      <p className="mt-2 max-w-prose text-small text-ink-soft">{lead}</p>
      <div className="mt-4">
        <Button intent="secondary" icon={<Link2 aria-hidden="true" />} onClick={() => void share()}>
          {words.share}
        </Button>
      </div>
      <output className="mt-3 block min-h-6 text-small font-semibold">{message}</output>
      {link !== null && <ShownLink id={id} label={words.linkLabel} link={link} />}
    </section>
  );
}
