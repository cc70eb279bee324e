import { startTransition, use, useDeferredValue, useEffect, useMemo, useState } from "react";
import type { IsoDay } from "#domain/dated-figure.ts";
import { readDay } from "#domain/tools/calendar-day.ts";
import type { Entries, InputPath } from "#domain/tools/read-inputs.ts";
import { localDay } from "#format/local-day.ts";
import { useIsHydrated } from "#platform/hydration.tsx";
import type { AnswerView } from "#widgets/tools/tool/definition/answer-view.ts";
import type { Tool } from "#widgets/tools/tool/definition/define-tool.ts";
import { ToolEnvironmentContext } from "#widgets/tools/tool/definition/tool-environment.ts";

/** An answer with its entries. */
export interface AnsweredEntries {
  readonly view: AnswerView;
  readonly entries: Entries;
}

export interface ToolAnswerState {
  /** `null` if the entries are invalid. */
  readonly view: AnswerView | null;
  /** The answer, deferred, for the slower parts below it, whose code loads later. */
  readonly below: AnsweredEntries | null;
  readonly problems: ReadonlyMap<InputPath, string>;
  /** Whether `view` is the previous answer, because the field being typed in is invalid. */
  readonly isWaiting: boolean;
  readonly day: IsoDay;
}

const buildDay = readDay(import.meta.env.BUILD_DAY ?? "");

const noProblems: ReadonlyMap<InputPath, string> = new Map();

/**
 * Calculates the answer to the entries.
 * @param unfinished - Path of the input being typed in. Its problem is not reported yet.
 */
export function useToolAnswer(tool: Tool, entries: Entries, unfinished: InputPath | undefined): ToolAnswerState {
  const environment = use(ToolEnvironmentContext);
  const isHydrated = useIsHydrated();
  const today = localDay(environment.today());
  // Hydration must match the prerendered answer, which was calculated for the day of the build.
  const day = isHydrated ? today : (buildDay ?? today);
  const latest = useDeferredValue(entries);
  const outcome = useMemo(() => tool.answer(latest, day), [tool, latest, day]);
  const [lastView, setLastView] = useState<AnswerView | null>(null);
  if (outcome.kind === "answer" && outcome.view !== lastView) setLastView(outcome.view);

  const problems = useMemo(
    () =>
      outcome.kind === "answer" ? noProblems : new Map([...outcome.problems].filter(([path]) => path !== unfinished)),
    [outcome, unfinished],
  );
  // Keep the previous answer, dimmed, while the only problem is in the field being typed in.
  const view = outcome.kind === "answer" ? outcome.view : problems.size === 0 ? lastView : null;
  const isWaiting = outcome.kind === "problems" && view !== null;

  const [below, setBelow] = useState<AnsweredEntries | null>(view === null ? null : { view, entries: latest });
  useEffect(() => {
    if (isWaiting) return;
    startTransition(() => setBelow(view === null ? null : { view, entries: latest }));
  }, [view, latest, isWaiting]);

  return { view, below, problems, isWaiting, day };
}
