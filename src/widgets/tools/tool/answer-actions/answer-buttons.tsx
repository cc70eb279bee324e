import { useId, useState } from "react";
import { Button } from "#design-system/button/button.tsx";
import { ButtonLink } from "#design-system/button/button-link.tsx";
import type { SharedToolWords } from "#domain/tools/shared-tool-words.ts";
import { ShownLink, copyToClipboard, useCopy, type CopyText } from "./copy.tsx";

export interface AnswerButtonsProps {
  readonly words: SharedToolWords["actions"];
  /** Fragment link to the save actions. */
  readonly saveHref: string;
  /** Link to a lead form; absent if the page has none. */
  readonly askHref: string | undefined;
  /** URL that restores the entries. */
  readonly link: () => string;
  readonly copyText?: CopyText;
}

/** Buttons on the answer: save, share, ask. */
export function AnswerButtons({ words, saveHref, askHref, link, copyText = copyToClipboard }: AnswerButtonsProps) {
  const [message, copy] = useCopy(copyText, words.notCopied);
  const [shownLink, setShownLink] = useState<string | null>(null);
  const linkId = useId();

  async function share(address: string) {
    setShownLink(address);
    await copy(address, words.shared);
  }

  return (
    <div className="mt-5 print:hidden">
      <div className="flex flex-wrap gap-2">
        <ButtonLink intent="secondary" size="small" href={saveHref}>
          {words.atAnswer.save}
        </ButtonLink>
        <Button intent="secondary" size="small" onClick={() => void share(link())}>
          {words.atAnswer.share}
        </Button>
        {askHref !== undefined && (
          <ButtonLink intent="secondary" size="small" href={askHref}>
            {words.atAnswer.ask}
          </ButtonLink>
        )}
      </div>
      <output className="block text-small font-semibold">
        {message !== "" && <span className="mt-3 block">{message}</span>}
      </output>
      {shownLink !== null && <ShownLink id={linkId} label={words.linkLabel} link={shownLink} />}
    </div>
  );
}
