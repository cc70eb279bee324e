import { use, useId, useMemo, useRef, useState } from "react";
import { Button } from "#design-system/button/button.tsx";
import { Callout } from "#design-system/callout/callout.tsx";
import { Heading } from "#design-system/heading/heading.tsx";
import { stickyColumn } from "#design-system/layout/sidebar.tsx";
import { complaintInputs } from "#domain/tools/complaint-inputs.ts";
import type { ComplaintWords } from "#domain/tools/complaint-words.ts";
import type { Entries, InputPath } from "#domain/tools/read-inputs.ts";
import type { SharedToolWords } from "#domain/tools/shared-tool-words.ts";
import { localDay } from "#format/local-day.ts";
import { ProvincePicker } from "#widgets/place/province-choice/province-picker.tsx";
import { saveFile, type GeneratedFile } from "#platform/save-file.ts";
import { copyToClipboard, type CopyText } from "#widgets/tools/tool/answer-actions/copy.tsx";
import { ShareAnswers } from "#widgets/tools/tool/answer-actions/share-answers.tsx";
import { ToolFields } from "#widgets/tools/tool/form/tool-fields.tsx";
import { controlId } from "#widgets/tools/tool/form/tool-input.tsx";
import type { AnyInputWords } from "#widgets/tools/tool/definition/input-names.ts";
import { ToolProblems } from "#widgets/tools/tool/form/tool-problems.tsx";
import { ToolEnvironmentContext } from "#widgets/tools/tool/definition/tool-environment.ts";
import { useDebouncedAnnouncement } from "#widgets/tools/tool/answer/use-debounced-announcement.ts";
import { useToolEntries, type CombineEntries } from "#widgets/tools/tool/form/use-tool-entries.ts";
import { useUnfinishedInput } from "#widgets/tools/tool/form/use-unfinished-input.ts";
import { ComplaintDeadlines } from "./complaint-deadlines.tsx";
import { ComplaintLetters } from "./complaint-letters.tsx";
import { ComplaintDocuments } from "./complaint-documents.tsx";
import { ComplaintSteps } from "./complaint-steps.tsx";
import { useComplaint } from "./use-complaint.ts";

export interface ComplaintBuilderProps {
  readonly words: ComplaintWords;
  readonly shared: SharedToolWords;
  readonly copyText?: CopyText;
  readonly save?: (file: GeneratedFile) => void;
  /** Opens the browser's print view. */
  readonly print?: () => void;
}

const injuryProvinces: readonly unknown[] = ["ON", "QC", "MB", "SK", undefined];

/** Asks about injury benefits only where they have a complaint process of their own. */
function isAsked(id: string, entries: Entries): boolean {
  if (id === "accidentBenefits") return entries["line"] === "auto" && injuryProvinces.includes(entries["province"]);
  return id !== "bankSold" || entries["line"] !== "creditor";
}

/**
 * A company page links here with the insurer's name only. Stored entries are kept if they are about the same insurer.
 */
const keepEntriesAboutSameInsurer: CombineEntries = (linked, remembered) => {
  const isNameAlone = Object.keys(linked).every((id) => id === "insurer" || id === "province");
  const isSame = remembered["insurer"] === undefined || remembered["insurer"] === linked["insurer"];
  return isNameAlone && isSame ? { ...remembered, ...linked } : linked;
};

/**
 * Prepares a complaint about an insurer: steps, deadlines, three letters and a calendar file. Entries never leave the
 * browser.
 *
 * Accessibility: question groups have legends. The answer is a region that announces changes.
 */
export function ComplaintBuilder({
  words,
  shared,
  copyText = copyToClipboard,
  save = saveFile,
  print = () => window.print(),
}: ComplaintBuilderProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { today, address } = use(ToolEnvironmentContext);
  const [day] = useState(() => localDay(today()));
  const { entries, origin, formKey, readForm, clear } = useToolEntries(
    "tool:complaint-builder",
    complaintInputs,
    form,
    keepEntriesAboutSameInsurer,
  );
  const [unfinished, setUnfinished] = useUnfinishedInput(form);
  const { complaint, problems } = useComplaint(entries, unfinished?.path, shared.problem);
  const hasAnswers = Object.keys(entries).some((id) => id !== "province");

  const fields = useMemo(() => {
    const questions: Readonly<Record<string, AnyInputWords>> = words.questions;
    const wordsOf = (id: string): AnyInputWords => questions[id] ?? shared.province;
    return {
      form: words.form.groups,
      inputs: complaintInputs,
      words: wordsOf,
      isAsked,
      foldedFields: new Set<string>(),
      startRows: [{}],
      shared,
      nameOf: (path: InputPath) => wordsOf(path.split(".")[0] ?? "").label,
    };
  }, [words, shared]);
  const context = useMemo(() => ({ formId, shared, problems, picksDates: true }), [formId, shared, problems]);

  const conflict = complaint?.answer.conflict ?? null;
  const step = complaint === null ? null : words.next.step(complaint.values, complaint.answer);
  const said = useDebouncedAnnouncement(
    conflict === null
      ? step === null
        ? ""
        : shared.pair(words.next.heading, step.title)
      : `${words.next.conflictTitle}. ${words.next.conflicts[conflict]}`,
  );

  return (
    <div data-slot="complaint-builder">
      <output className="sr-only">{said}</output>
      <div className="grid gap-x-14 gap-y-10 laptop:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="min-w-0 print:hidden">
          <Heading level={3} id={`${formId}-title`}>
            {words.form.heading}
          </Heading>
          <p className="mt-2 max-w-prose text-small text-ink-soft">{words.form.privacy}</p>
          {origin !== "none" && (
            <div className="mt-4">
              <Callout tone={origin === "broken" ? "caution" : "info"}>
                <p>{shared.restored[origin]}</p>
              </Callout>
            </div>
          )}
          <div className="mt-6 mb-8">
            <ProvincePicker names={shared.provinces} words={shared.province} id={controlId(formId, "province")} />
          </div>
          <form
            ref={form}
            method="dialog"
            noValidate
            autoComplete="off"
            aria-labelledby={`${formId}-title`}
            onSubmit={(event) => {
              event.preventDefault();
              setUnfinished(null);
              heading.current?.focus();
            }}
            onInput={({ target }) => {
              if (target instanceof HTMLInputElement && target.type !== "radio") setUnfinished({ path: target.name });
              readForm();
            }}
          >
            <ToolFields key={formKey} tool={fields} form={context} entries={entries} onRows={readForm} folds={false} />
            <div className="mt-8 flex flex-wrap gap-x-6 gap-y-2">
              <span className="laptop:hidden">
                <Button type="submit" intent="secondary">
                  {words.next.jump}
                </Button>
              </span>
              {hasAnswers && (
                <Button intent="quiet" edge="text" onClick={clear}>
                  {words.form.reset}
                </Button>
              )}
            </div>
          </form>
        </div>
        <div className={stickyColumn({ holds: "text" })}>
          {complaint === null ? (
            <ToolProblems
              headingLevel={2}
              tool={fields}
              formId={formId}
              problems={problems}
              headingRef={heading}
              id={`${formId}-next`}
            />
          ) : (
            <ComplaintSteps
              words={words}
              complaint={complaint}
              headingRef={heading}
              headingId={`${formId}-next`}
              print={print}
            >
              <ComplaintDeadlines words={words.deadlines} complaint={complaint} today={day} save={save} />
            </ComplaintSteps>
          )}
        </div>
      </div>
      {complaint !== null && conflict === null && (
        <div className="mt-14 grid gap-14">
          <ComplaintLetters
            words={words.letters}
            complaint={complaint}
            today={day}
            copyText={copyText}
            save={save}
            print={print}
          />
          <ComplaintDocuments words={words.documents} documents={complaint.answer.documents} closing={words.closing} />
        </div>
      )}
      {hasAnswers && (
        <div className="mt-14">
          <ShareAnswers
            title={words.share.heading}
            lead={words.share.lead}
            tooLong={words.share.tooLong}
            words={shared.actions}
            entries={entries}
            address={address}
            copyText={copyText}
          />
        </div>
      )}
    </div>
  );
}
