import ArrowDown from "lucide-react/dist/esm/icons/arrow-down.mjs";
import { cva } from "class-variance-authority";
import { memo, use, useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "#design-system/button/button.tsx";
import { Callout } from "#design-system/callout/callout.tsx";
import { Details } from "#design-system/details/details.tsx";
import { openDetailsAround } from "#design-system/details/open-details.ts";
import { Heading } from "#design-system/heading/heading.tsx";
import { stickyColumn } from "#design-system/layout/sidebar.tsx";
import { longDate } from "#format/long-date.ts";
import type { Entries, InputPath } from "#domain/tools/read-inputs.ts";
import { encodeShareLink } from "#domain/tools/share-link.ts";
import { ScriptedOnly, useIsHydrated } from "#platform/hydration.tsx";
import { ProvincePicker } from "#widgets/place/province-choice/province-picker.tsx";
import type { HeadlineView } from "#widgets/tools/tool/definition/answer-view.ts";
import type { Tool } from "#widgets/tools/tool/definition/define-tool.ts";
import { Below, Buttons, InText } from "./lazy-answer-parts.ts";
import { LabelledList } from "./labelled-list.tsx";
import { ToolAnswerPanel } from "./tool-answer-panel.tsx";
import { ToolFields } from "#widgets/tools/tool/form/tool-fields.tsx";
import { controlId } from "#widgets/tools/tool/form/tool-input.tsx";
import { ToolProblems } from "#widgets/tools/tool/form/tool-problems.tsx";
import { ToolEnvironmentContext } from "#widgets/tools/tool/definition/tool-environment.ts";
import { useDebouncedAnnouncement } from "./use-debounced-announcement.ts";
import { useToolAnswer } from "./use-tool-answer.ts";
import { useTellPriceVisitor } from "#widgets/tools/tool/form/use-tell-price-visitor.ts";
import { useToolEntries } from "#widgets/tools/tool/form/use-tool-entries.ts";
import { useUnfinishedInput } from "#widgets/tools/tool/form/use-unfinished-input.ts";
import type { InputDescription } from "#domain/tools/input-description.ts";

/** Whether the tool has a value of its own for the question, so that it may be left empty. */
function hasDefault(description: InputDescription | undefined): boolean {
  if (description === undefined || description.kind === "list") return false;
  if (description.kind === "group") return description.isOptional || description.isPresentByDefault;
  return description.default !== null;
}

/** Whether the entries answer the province and the questions of the tool's first group, which every answer rests on. */
function hasNeededAnswers({ form, inputs, isAsked }: Tool, entries: Entries): boolean {
  const needed = form[0]?.inputs ?? [];
  const isAnswered = (id: string) => Object.hasOwn(entries, id) || hasDefault(inputs[id]);
  return (
    (!("province" in inputs) || Object.hasOwn(entries, "province")) &&
    needed.every((id) => !isAsked(id, entries) || isAnswered(id))
  );
}

/** Layout of a tool: on its own page, or embedded in a text. */
export interface ToolVariantProps {
  /**
   * `inline` is a single column that ends with the answer and its remarks, and links to the tool's page for the rest.
   * Default: `page`.
   */
  readonly variant?: "page" | "inline";
}

export interface ToolPanelProps extends ToolVariantProps {
  readonly tool: Tool;
  /** Title of the tool in print, copied text and files. */
  readonly title: string;
  /** Entries of another form that the answer depends on. A share link includes them. */
  readonly sharedAlong?: Entries;
  /** Link to a lead form; `null` if there is none. Default: the form on the tool's page. */
  readonly askHref?: string | null;
  /** Id of the section with the save and share actions. Must be unique on the page. */
  readonly keepId?: string;
}

const columns = cva("grid gap-x-14 gap-y-6", {
  variants: { variant: { page: "laptop:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]", inline: "" } },
});

/** Sticky summary of the answer, where the answer is not beside the form. Hidden without JavaScript. */
const answerInSight = cva("sticky top-0 z-1 noscript:hidden mb-6 border-b border-line bg-paper py-2 text-small", {
  variants: { variant: { page: "-mx-gutter px-gutter laptop:hidden", inline: "-mx-4 px-4" } },
});

/** Distance of a scroll target from the top of the window, in pixels. */
const scrollMargin = 12;

/**
 * Scrolls a part of the tool to the top of the window. Not `scrollIntoView`: the page's scroll padding would leave it half-way
 * down.
 */
function showAtTop(part: HTMLElement | null) {
  if (part !== null) scrollBy({ top: part.getBoundingClientRect().top - scrollMargin });
}

/**
 * The questions. On a phone, a summary takes their place once the visitor has asked for the answer, or opened a link to
 * it.
 */
const questions = cva("min-w-0 print:hidden", { variants: { isFolded: { true: "max-laptop:hidden", false: "" } } });

const answerLayout = cva("min-w-0", {
  variants: { variant: { page: stickyColumn({ holds: "text" }), inline: "" } },
});

const onlyBelow = cva("", { variants: { variant: { page: "laptop:hidden", inline: "" } } });

function figureOf(headline: HeadlineView): string {
  return headline.kind === "claim" ? headline.figure : headline.ask;
}

const Fields = memo(ToolFields);

/**
 * A tool: its form, and beside it the answer, which updates on each keystroke. Entries never leave the browser.
 *
 * Accessibility: a form in groups, with error messages beside the fields. The answer is announced after a pause in
 * typing.
 */
export function ToolPanel(props: ToolPanelProps) {
  const { tool, title, sharedAlong, askHref = "#your-request", keepId = "keep-answer", variant = "page" } = props;
  const { shared } = tool;
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const formHeading = useRef<HTMLHeadingElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const answerColumn = useRef<HTMLDivElement>(null);
  const environment = use(ToolEnvironmentContext);
  const isHydrated = useIsHydrated();
  const { entries, origin, formKey, readForm, clear } = useToolEntries(`tool:${tool.id}`, tool.inputs, form);
  const [unfinished, setUnfinished] = useUnfinishedInput(form);
  const { view, below, problems, isWaiting, day } = useToolAnswer(tool, entries, unfinished?.path);
  const said = useDebouncedAnnouncement(
    view === null || isWaiting
      ? ""
      : `${shared.pair(view.headline.label, figureOf(view.headline))}. ${view.headline.sentence}`,
  );
  const address = environment.address;
  const link = useCallback(
    () => address() + encodeShareLink({ ...sharedAlong, ...below?.entries }),
    [address, sharedAlong, below],
  );
  useTellPriceVisitor(tool.inputs, entries);
  const hasAnswers = Object.keys(entries).some((id) => id !== "province");
  const [hasAsked, setHasAsked] = useState<boolean>();
  const [isAnswering, setIsAnswering] = useState(false);
  // A share link brings the answer along: its questions are folded as if the visitor had asked for it. Questions that the
  // visitor is answering stay, or the rest of what is typed would be lost.
  const isWanted = hasAsked ?? (origin === "link" && !isAnswering && hasNeededAnswers(tool, entries));
  const isFolded = isWanted && hasAnswers && view !== null && variant === "page";

  useEffect(() => {
    if (variant === "inline") return undefined;
    const root = document.documentElement;
    root.dataset["paper"] = "compact";
    return () => {
      delete root.dataset["paper"];
    };
  }, [variant]);

  /** Moves to the question of an input, which may be folded. */
  function answer(path: InputPath) {
    flushSync(() => setHasAsked(false));
    const id = controlId(formId, path);
    const field = document.getElementById(id) ?? document.getElementById(`${id}-rows`);
    if (field === null) return;
    openDetailsAround(field);
    const control = field.matches("input, select, textarea") ? field : field.querySelector("input:not([type=hidden])");
    if (control instanceof HTMLElement) control.focus();
  }

  const context = useMemo(() => ({ formId, shared, problems }), [formId, shared, problems]);
  const headingLevel = variant === "inline" ? 3 : 2;

  return (
    <div data-slot="tool-panel">
      <output className="sr-only">{said}</output>
      {view !== null && (
        <div className="mb-2 hidden print:block">
          <p className="text-small">
            <time dateTime={day}>{longDate(day)}</time>
            {isHydrated && <span>{`. ${environment.address()}`}</span>}
          </p>
          {view.answers.length > 0 && (
            <>
              <p className="mt-1 font-display text-heading-4 font-semibold">{shared.answer.yourAnswers}</p>
              <div className="columns-2 gap-8">
                <LabelledList items={view.answers} />
              </div>
            </>
          )}
        </div>
      )}
      {/* Above the questions, which may be folded. It has been read once the visitor presses a button. */}
      {hasAsked === undefined && (origin === "link" || origin === "session") && (
        <p className="mb-6 max-w-prose border-s-4 border-brand-line ps-4 text-small print:hidden">
          {shared.restored[origin]}
        </p>
      )}
      <div className={columns({ variant })}>
        {isFolded && (
          <div data-slot="entered-answers" className="laptop:hidden print:hidden">
            <Details summary={shared.answer.yourAnswers}>
              <LabelledList items={view.answers} />
            </Details>
            <p className="mt-3">
              <Button
                intent="secondary"
                size="small"
                onClick={() => {
                  // Render first, because hidden questions have no position.
                  flushSync(() => setHasAsked(false));
                  formHeading.current?.focus({ preventScroll: true });
                  showAtTop(formHeading.current);
                }}
              >
                {shared.form.change}
              </Button>
            </p>
          </div>
        )}
        <div className={questions({ isFolded })} onFocus={() => setIsAnswering(true)}>
          {view !== null && (
            <p data-slot="scripted-only" className={answerInSight({ variant })}>
              <a
                href={`#${formId}-answer`}
                onClick={(event) => {
                  event.preventDefault();
                  heading.current?.focus({ preventScroll: true });
                  showAtTop(answerColumn.current);
                }}
                className="flex min-h-target items-center gap-2 no-underline"
              >
                {/* First in the HTML, so that the text wraps as it will when the rest of a slow page arrives. */}
                <ArrowDown aria-hidden="true" size={18} className="order-last ms-auto shrink-0 text-brand" />
                <span className="min-w-0">
                  <span className="block text-caption text-ink-soft">{view.headline.label}</span>
                  <span className="block font-semibold text-brand tabular-nums">{figureOf(view.headline)}</span>
                </span>
              </a>
            </p>
          )}
          <Heading level={headingLevel} size={3} id={`${formId}-title`} ref={formHeading}>
            {shared.form.heading}
          </Heading>
          <p className="mt-2 max-w-prose text-small text-ink-soft">{shared.form.privacy}</p>
          <noscript>
            <p className="mt-4 max-w-prose border-s-4 border-caution bg-caution-wash px-4 py-3 text-small">
              {shared.withoutScript}
            </p>
          </noscript>
          {origin === "broken" && (
            <div className="mt-4">
              <Callout tone="caution">
                <p>{shared.restored.broken}</p>
              </Callout>
            </div>
          )}
          {"province" in tool.inputs && (
            <div className="mt-6">
              <ProvincePicker names={shared.provinces} words={shared.province} id={controlId(formId, "province")} />
            </div>
          )}
          <form
            ref={form}
            method="dialog"
            noValidate
            autoComplete="off"
            aria-labelledby={`${formId}-title`}
            onSubmit={(event) => {
              event.preventDefault();
              // Render first, because the answer moves up as the questions fold.
              flushSync(() => {
                setUnfinished(null);
                setHasAsked(true);
              });
              heading.current?.focus({ preventScroll: true });
              showAtTop(answerColumn.current);
            }}
            onInput={({ target }) => {
              if (target instanceof HTMLInputElement && target.type === "text") setUnfinished({ path: target.name });
              readForm();
            }}
          >
            <Fields key={formKey} tool={tool} form={context} entries={entries} onRows={readForm} />
            <div className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
              <span className={onlyBelow({ variant })}>
                <Button type="submit">{shared.answer.jump}</Button>
              </span>
              {hasAnswers && (
                <Button intent="quiet" edge="text" onClick={clear}>
                  {shared.form.reset}
                </Button>
              )}
            </div>
          </form>
        </div>
        <div ref={answerColumn} className={answerLayout({ variant })}>
          {view === null ? (
            <ToolProblems
              tool={tool}
              formId={formId}
              problems={problems}
              headingRef={heading}
              id={`${formId}-answer`}
              headingLevel={headingLevel}
            />
          ) : (
            <ToolAnswerPanel
              headline={view.headline}
              decisive={view.decisive}
              onAnswer={answer}
              chart={below?.view.charts[0]}
              shared={shared}
              headingRef={heading}
              id={`${formId}-answer`}
              headingLevel={headingLevel}
              isExample={!hasAnswers}
              isWaiting={isWaiting}
              hasChartTable={variant === "inline"}
            >
              {variant === "page" && hasAnswers && (
                <ScriptedOnly>
                  <Buttons words={shared.actions} saveHref={`#${keepId}`} askHref={askHref ?? undefined} link={link} />
                </ScriptedOnly>
              )}
            </ToolAnswerPanel>
          )}
        </div>
      </div>
      {below !== null && variant === "inline" && <InText view={below.view} tool={tool} />}
      {below !== null && variant === "page" && (
        <Below tool={tool} title={title} view={below.view} link={link} keepId={keepId} />
      )}
    </div>
  );
}
