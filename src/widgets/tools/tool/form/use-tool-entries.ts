import { startTransition, use, useCallback, useEffect, useMemo, useRef, useState, type RefObject } from "react";
import type { InputDescriptions } from "#domain/tools/input-description.ts";
import type { Entries } from "#domain/tools/read-inputs.ts";
import { decodeShareLink, type SharedEntries } from "#domain/tools/share-link.ts";
import { readRecord } from "#services/safe-storage.ts";
import { isProvinceCode, useProvince } from "#widgets/place/province-choice/province-choice.ts";
import { entriesOfForm } from "./entries-of-form.ts";
import { ToolEnvironmentContext } from "#widgets/tools/tool/definition/tool-environment.ts";

/** Where the answers came from that stood there before anybody typed. */
export type Origin = "none" | "link" | "broken" | "session";

/** The entries that the session keeps under a name; `null` when there are none, or something else. */
export function readStoredEntries(read: (name: string) => string | null, name: string): Entries | null {
  return readRecord({ read }, name) ?? null;
}

/** Whether somebody has typed or chosen anything yet. */
function isTouched(form: HTMLFormElement): boolean {
  return (
    form.contains(document.activeElement) ||
    [...form.elements].some(
      (element) => element instanceof HTMLInputElement && element.type === "text" && element.value !== "",
    )
  );
}

interface Start {
  readonly entries: Entries;
  readonly origin: Origin;
  readonly formKey: number;
}

/** What a tool makes of a link's entries where the session remembers others. */
export type CombineEntries = (linked: Entries, remembered: Entries) => Entries;

const linkedOnly: CombineEntries = (linked) => linked;

/** What a tool starts with: a link before what was typed early, and that before what its place knows and the session remembers. */
function initialState(
  shared: SharedEntries,
  remembered: () => Entries | null,
  typed: Entries | null,
  combine: CombineEntries,
  presetEntries: Entries | undefined,
): Start | null {
  if (shared.kind === "entries") {
    return { entries: combine(shared.entries, remembered() ?? {}), origin: "link", formKey: 1 };
  }
  const origin = shared.kind === "broken" ? "broken" : "none";
  if (typed !== null) return { entries: typed, origin, formKey: 0 };
  const kept = remembered();
  if (kept !== null)
    return { entries: { ...kept, ...presetEntries }, origin: origin === "none" ? "session" : origin, formKey: 1 };
  if (presetEntries !== undefined) return { entries: presetEntries, origin, formKey: 1 };
  return origin === "none" ? null : { entries: {}, origin, formKey: 0 };
}

export interface ToolEntries {
  readonly entries: Entries;
  readonly origin: Origin;
  /** Changes when the fields have to start anew with other entries. */
  readonly formKey: number;
  /** Reads the form. */
  readonly readForm: () => void;
  /** Empties the form and what the session remembers. */
  readonly clear: () => void;
}

/**
 * What was entered into a tool. The fields keep their text by themselves, so what is typed before the app runs counts; a
 * link or the session fills them once, unless somebody has begun.
 *
 * @param name - Of the note that the session keeps.
 * @param combine - Must stay the same. Left out, a link's entries stand alone.
 */
export function useToolEntries(
  name: string,
  inputs: InputDescriptions,
  formRef: RefObject<HTMLFormElement | null>,
  combine: CombineEntries = linkedOnly,
): ToolEntries {
  const { fragment, clearFragment, presetEntries, read, remove, write } = use(ToolEnvironmentContext);
  const [province, chooseProvince] = useProvince();
  const [state, setState] = useState<Start>({
    entries: {},
    origin: "none",
    formKey: 0,
  });
  const hasStarted = useRef(false);

  useEffect(() => {
    const element = formRef.current;
    if (hasStarted.current || element === null) return;
    hasStarted.current = true;
    const shared = decodeShareLink(fragment());
    if (shared.kind !== "none") clearFragment();
    if (shared.kind === "entries" && isProvinceCode(shared.entries["province"])) {
      chooseProvince(shared.entries["province"]);
    }
    const start = initialState(
      shared,
      () => readStoredEntries(read, name),
      isTouched(element) ? entriesOfForm(new FormData(element), inputs) : null,
      combine,
      presetEntries,
    );
    if (start !== null) startTransition(() => setState(start));
  }, [chooseProvince, clearFragment, combine, formRef, fragment, inputs, presetEntries, name, read]);

  const readForm = useCallback(() => {
    if (formRef.current === null) return;
    const entries = entriesOfForm(new FormData(formRef.current), inputs);
    if (Object.keys(entries).length === 0) remove(name);
    else write(name, JSON.stringify(entries));
    setState((before) => ({ ...before, entries }));
  }, [formRef, inputs, name, remove, write]);

  const clear = useCallback(() => {
    remove(name);
    setState(({ formKey }) => ({ entries: {}, origin: "none", formKey: formKey + 1 }));
  }, [name, remove]);

  const { entries: typed, origin, formKey } = state;
  const entries = useMemo(
    () => ({ ...withoutProvince(typed), ...(province !== null && { province }) }),
    [typed, province],
  );
  return { entries, origin, formKey, readForm, clear };
}

function withoutProvince(entries: Entries): Entries {
  const { province: _, ...rest } = entries;
  return rest;
}
