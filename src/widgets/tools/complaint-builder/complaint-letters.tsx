import Copy from "lucide-react/dist/esm/icons/copy.mjs";
import FileDown from "lucide-react/dist/esm/icons/file-down.mjs";
import { useId, useRef } from "react";
import { Button } from "#design-system/button/button.tsx";
import { Details } from "#design-system/details/details.tsx";
import { Heading } from "#design-system/heading/heading.tsx";
import type { IsoDay } from "#domain/dated-figure.ts";
import { complaintLetters } from "#domain/tools/complaint-answer.ts";
import type { ComplaintWords, Letter } from "#domain/tools/complaint-words.ts";
import { PrintButton } from "#widgets/reading/print-button.tsx";
import { printPart } from "#platform/print-part.ts";
import type { GeneratedFile } from "#platform/save-file.ts";
import { useCopy, type CopyText } from "#widgets/tools/tool/answer-actions/copy.tsx";
import type { Complaint } from "./use-complaint.ts";

interface Ways {
  readonly copyText: CopyText;
  readonly save: (file: GeneratedFile) => void;
  readonly print: () => void;
}

export interface ComplaintLettersProps extends Ways {
  readonly words: ComplaintWords["letters"];
  readonly complaint: Complaint;
  readonly today: IsoDay;
}

interface LetterSheetProps extends Ways {
  readonly words: ComplaintWords["letters"];
  readonly letter: Letter;
  /** Whether this letter is the next one to send. */
  readonly isNext: boolean;
}

function LetterSheet({ words, letter, isNext, copyText, save, print }: LetterSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const [message, copy] = useCopy(copyText, words.notCopied);
  const { title, hint, fileName, text } = letter;

  return (
    <Details summary={title} headingLevel={4} open={isNext}>
      <p className="print:hidden">{hint}</p>
      <div
        ref={sheet}
        data-slot="complaint-letter"
        className="max-w-prose rounded-medium border border-line bg-paper p-5 break-words whitespace-pre-line wide-phone:p-7 print:border-0 print:p-0"
      >
        {text}
      </div>
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        <Button intent="secondary" icon={<Copy aria-hidden="true" />} onClick={() => void copy(text, words.copied)}>
          {words.copy}
        </Button>
        <PrintButton
          label={words.print}
          onPrint={() => {
            if (sheet.current !== null) printPart(sheet.current, print);
          }}
        />
        <Button
          intent="secondary"
          icon={<FileDown aria-hidden="true" />}
          onClick={() => save({ name: `${fileName}.txt`, type: "text/plain", text })}
        >
          {words.save}
        </Button>
      </div>
      <output className="mt-2 block min-h-6 text-small font-semibold print:hidden">{message}</output>
    </Details>
  );
}

/** The three letters, with the next one expanded. Each can be copied, printed or saved. */
export function ComplaintLetters({ words, complaint, today, ...ways }: ComplaintLettersProps) {
  const headingId = useId();
  const { values, answer } = complaint;
  return (
    <section aria-labelledby={headingId}>
      <Heading level={3} id={headingId}>
        {words.heading}
      </Heading>
      <p className="mt-2 mb-4 max-w-prose">{words.lead}</p>
      {complaintLetters.map((key) => {
        const letter = words.write(key, values, answer, today);
        return letter === null ? (
          <p key={key} className="mt-4 max-w-prose text-small text-ink-soft">
            {words.noThird}
          </p>
        ) : (
          <LetterSheet key={key} words={words} letter={letter} isNext={answer.nextLetter === key} {...ways} />
        );
      })}
    </section>
  );
}
