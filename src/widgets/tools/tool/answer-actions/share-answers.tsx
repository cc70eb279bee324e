import Link2 from "lucide-react/dist/esm/icons/link-2.mjs";
import { useId, useState } from "react";
import { Button } from "#design-system/button/button.tsx";
import { Heading } from "#design-system/heading/heading.tsx";
import type { Entries } from "#domain/tools/read-inputs.ts";
import { decodeShareLink, encodeShareLink } from "#domain/tools/share-link.ts";
import type { SharedToolWords } from "#domain/tools/shared-tool-words.ts";
import { ShownLink, useCopy, type CopyText } from "./copy.tsx";

export interface ShareAnswersProps {
  readonly title: string;
  /** Text about the link's content and with whom to share it. */
  readonly lead: string;
  /** Message shown if the link would be too long to restore. */
  readonly tooLong: string;
  readonly words: SharedToolWords["actions"];
  readonly entries: Entries;
  /** URL of the page without query and fragment. */
  readonly address: () => string;
  readonly copyText: CopyText;
}

/** Share link for a tool with its own print and save actions. Created in the browser. */
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
