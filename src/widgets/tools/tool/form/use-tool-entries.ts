import { startTransition, use, useCallback, useEffect, useMemo, useRef, useState, type RefObject } from "react";
import type { InputDescriptions } from "#domain/tools/input-description.ts";
import { entryValues } from "#domain/tools/entry-values.ts";
import type { Entries } from "#domain/tools/read-inputs.ts";
import { decodeShareLink, type SharedEntries } from "#domain/tools/share-link.ts";
import { isFormChanged } from "#platform/changed-controls.ts";
import { isProvinceCode, useProvince } from "#widgets/place/province-choice/province-choice.ts";
import { entriesOfForm } from "./entries-of-form.ts";
import { ToolEnvironmentContext } from "#widgets/tools/tool/definition/tool-environment.ts";
import { readRecord, type SafeStorage } from "#services/safe-storage.ts";

/** Format of the session's entries: numbers are values. Before, the entries stood alone, with numbers as typed text. */
const version = 2;

/** Stores a tool's entries for the session; see `entryValues`. */
export function storeEntries(write: SafeStorage["write"], name: string, entries: Entries): void {
  write(name, JSON.stringify({ version, entries }));
}

function isRecord(value: unknown): value is Entries {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Reads the entries stored in the session under a key; `null` if they are missing or malformed. */
export function readStoredEntries(read: SafeStorage["read"], name: string): Entries | null {
  const stored = readRecord({ read }, name);
  if (stored === undefined) return null;
  if (stored["version"] === undefined) return stored;
  return isRecord(stored["entries"]) ? stored["entries"] : null;
}

/** Source of the initial entries. */
export type Origin = "none" | "link" | "broken" | "session";

/** Whether the visitor has started to fill in the form. */
export function isTouched(form: HTMLFormElement): boolean {
  return form.contains(document.activeElement) || isFormChanged(form);
}

interface Start {
  readonly entries: Entries;
  readonly origin: Origin;
  readonly formKey: number;
}

/** Combines a share link's entries with those stored in the session. */
export type CombineEntries = (linked: Entries, remembered: Entries) => Entries;

const linkedOnly: CombineEntries = (linked) => linked;

/**
 * Initial state. Precedence: share link, text typed before hydration, then the page's presets over the session's
 * entries.
 */
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
  /** Key of the form; changes to reset the fields to new entries. */
  readonly formKey: number;
  /** Updates `entries` from the form. */
  readonly readForm: () => void;
  /** Resets the form and removes the stored entries. */
  readonly clear: () => void;
}

/**
 * Entries of a tool. Fields are uncontrolled, so text typed before hydration counts. A share link or the session fills
 * them once, unless the visitor has started typing.
 * @param name - Storage key of the entries.
 * @param combine - Must be stable between renders. Default: the link's entries only.
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
    if (start === null) return;
    const entries = entryValues(inputs, start.entries);
    // The link has left the URL, so that only the session brings its entries into the other language.
    if (start.origin === "link" && isWorthKeeping(entries)) storeEntries(write, name, entries);
    startTransition(() => setState({ ...start, entries }));
  }, [chooseProvince, clearFragment, combine, formRef, fragment, inputs, presetEntries, name, read, write]);

  const readForm = useCallback(() => {
    if (formRef.current === null) return;
    const entries = entryValues(inputs, entriesOfForm(new FormData(formRef.current), inputs));
    if (Object.keys(entries).length === 0) remove(name);
    else storeEntries(write, name, entries);
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

/** Whether entries hold more than the province, which the site stores itself. */
function isWorthKeeping(entries: Entries): boolean {
  return Object.keys(withoutProvince(entries)).length > 0;
}

function withoutProvince(entries: Entries): Entries {
  const { province: _, ...rest } = entries;
  return rest;
}
