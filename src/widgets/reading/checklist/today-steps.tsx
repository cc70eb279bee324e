import { Children, isValidElement, useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from "react";
import type { Elements } from "#design-system/elements.ts";
import { Button } from "#design-system/button/button.tsx";
import { listRole } from "#design-system/layout/layout-element.ts";
import { ScriptedOnly } from "#platform/hydration.tsx";
import { safeLocalStorage, readJson, type SafeStorage } from "#services/safe-storage.ts";
import { readMarkdownList, textOf } from "#widgets/reading/markdown/read-markdown.ts";
import { PrintButton } from "#widgets/reading/print-button.tsx";
import * as words from "#words/reading.ts";
import { TickLine } from "./tick-line.tsx";

export interface TodayStepsProps {
  /** Name of the list, unique on the site: its fragment, and the key under which the browser keeps the ticks. */
  readonly id: string;
  /** Title of the list. Default: "What to do, and when". */
  readonly title?: string;
  /** One Markdown list. Each item begins with its deadline or its occasion in bold. */
  readonly children: ReactNode;
  /** Where the ticks are kept. Default: the browser, until they are cleared. */
  readonly values?: Omit<SafeStorage, "keys">;
  /** Opens the browser's print view. */
  readonly onPrint?: () => void;
}

const nothingTicked: readonly string[] = [];

interface Step {
  /** The deadline or the occasion. */
  readonly when: Elements;
  readonly task: readonly ReactNode[];
  readonly text: string;
}

/**
 * The step in an item of the list.
 * @throws {Error} When the item doesn't begin in bold.
 */
function stepIn(item: ReactNode): Step {
  const [when, ...task] = Children.toArray(item);
  const text = textOf(item);
  if (!isValidElement(when) || when.type !== "strong") throw new Error(`"${text}" begins without a deadline in bold.`);
  return { when, task, text };
}

/** The kept ticks of a list. A tick is kept by the text of its step, so that an edited step has to be ticked again. */
function readTicks(values: Pick<SafeStorage, "read">, name: string): readonly string[] {
  const kept = readJson(values, name);
  return Array.isArray(kept) ? kept.filter((text) => typeof text === "string") : nothingTicked;
}

/**
 * Steps with deadlines and a box to tick each. The ticks stay in the browser and are never sent. Without scripts the
 * list is complete, and its boxes can be ticked until the page is left.
 *
 * Accessibility: the number of steps done is announced when a box is ticked, and when the ticks are cleared.
 */
export function TodaySteps({
  id,
  title = words.doThisToday,
  children,
  values = safeLocalStorage,
  onPrint,
}: TodayStepsProps) {
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [ticked, setTicked] = useState(nothingTicked);
  const name = `steps:${id}`;
  const steps = readMarkdownList(children).map(stepIn);
  const done = steps.filter(({ text }) => ticked.includes(text)).length;

  // The page is prerendered without ticks. Boxes ticked before hydration are found by their place, because the rendered
  // text may also contain the marks of sources.
  const restoreTicks = useEffectEvent(() => {
    const boxes = [...(list.current?.querySelectorAll("input") ?? [])];
    const early = steps.filter((_, place) => boxes[place]?.checked === true).map(({ text }) => text);
    const all = [...new Set([...readTicks(values, name), ...early])];
    if (early.length > 0) values.write(name, JSON.stringify(all));
    setTicked(all);
  });
  useEffect(() => restoreTicks(), []);

  // Each tab keeps all ticks, so it has to know those of the others.
  const followOtherTabs = useEffectEvent(({ key }: StorageEvent) => {
    if (key === name || key === null) setTicked(readTicks(values, name));
  });
  useEffect(() => {
    const follow = (event: StorageEvent) => followOtherTabs(event);
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, []);

  function tick(text: string, isTicked: boolean) {
    const others = ticked.filter((each) => each !== text);
    const all = isTicked ? [...others, text] : others;
    if (all.length === 0) values.remove(name);
    else values.write(name, JSON.stringify(all));
    setTicked(all);
  }

  function clear() {
    values.remove(name);
    setTicked(nothingTicked);
  }

  return (
    <figure
      id={id}
      data-slot="today-steps"
      aria-labelledby={titleId}
      className="min-w-0 border-t-4 border-accent bg-surface px-3 pt-3 pb-2 shadow-raised tablet:px-6 tablet:pt-4 tablet:pb-3 print:border-t-2 print:p-0"
    >
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 pb-2">
        <span id={titleId} className="font-display text-heading-3 font-semibold">
          {title}
        </span>
        <ScriptedOnly>
          <output className="text-small font-semibold tabular-nums print:hidden">
            {words.stepsDone(done, steps.length)}
          </output>
        </ScriptedOnly>
      </figcaption>
      <ul ref={list} role={listRole("ul")} className="border-y border-line ps-0">
        {steps.map(({ when, task, text }) => (
          <TickLine
            key={text}
            density="compact"
            isTicked={ticked.includes(text)}
            onTick={(isTicked) => tick(text, isTicked)}
          >
            <span className="block text-small tablet:grid tablet:gap-x-8 tablet:text-body tablet:grid-cols-[minmax(0,3fr)_minmax(0,8fr)]">
              {when}
              <span>{task}</span>
            </span>
          </TickLine>
        ))}
      </ul>
      <ScriptedOnly>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-2 print:hidden">
          <Button intent="secondary" onClick={clear}>
            {words.clearTicks}
          </Button>
          <PrintButton label={words.printSteps} {...(onPrint !== undefined && { onPrint })} />
          <span className="basis-full text-caption text-ink-soft">{words.ticksStayHere}</span>
        </div>
      </ScriptedOnly>
    </figure>
  );
}
