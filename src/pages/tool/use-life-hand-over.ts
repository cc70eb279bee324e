import { startTransition, use, useCallback, useEffect, useState, type RefObject } from "react";
import {
  emptyLifeNeeds,
  lifeNeedsEntries,
  lifeNeedsFields,
  lifeNeedsText,
  type LifeNeedsInput,
} from "#domain/life-needs-input.ts";
import { entryValues } from "#domain/tools/entry-values.ts";
import { lifeInputs } from "#domain/tools/life-inputs.ts";
import type { Entries } from "#domain/tools/read-inputs.ts";
import { decodeShareLink } from "#domain/tools/share-link.ts";
import { readStoredEntries, storeEntries, isTouched } from "#widgets/tools/tool/form/use-tool-entries.ts";
import { isProvinceCode, useProvince } from "#widgets/place/province-choice/province-choice.ts";
import type { LifeNeedsStart } from "#widgets/tools/life-needs-calculator/life-needs-form.tsx";
import { ToolEnvironmentContext } from "#widgets/tools/tool/definition/tool-environment.ts";

const noteName = "life-needs";

/** Whether the entries hold every field of the calculator: those of a calculation do, those from another tool don't. */
function isWhole(entries: Entries): boolean {
  return lifeNeedsFields.every((field) => Object.hasOwn(entries, field));
}

/** An entry that differs from the empty form. */
function isAnswered([field, entry]: readonly [string, unknown]): boolean {
  return entry !== new Map<string, string>(Object.entries(emptyLifeNeeds)).get(field);
}

export interface LifeHandOver {
  readonly start: LifeNeedsStart | undefined;
  /** Stores the answers of the calculation for the session. */
  readonly keep: (input: LifeNeedsInput) => void;
  /** Stores answers that haven't been calculated. */
  readonly keepDraft: (input: LifeNeedsInput) => void;
}

/**
 * Initial answers of the life calculator: those in the URL fragment, from another tool or a share link, otherwise those
 * of this session. Answers that only the comparison of methods needs, such as savings, are stored for it, because it is
 * shown after the result.
 *
 * @param place - Element around the form. Answers typed before hydration take precedence over the session's.
 */
export function useLifeHandOver(place: RefObject<HTMLElement | null>): LifeHandOver {
  const { fragment, clearFragment, read, remove, write } = use(ToolEnvironmentContext);
  const [, chooseProvince] = useProvince();
  const [start, setStart] = useState<LifeNeedsStart>();

  useEffect(() => {
    const begin = (entries: Entries, origin: LifeNeedsStart["origin"]) => {
      const answers = lifeNeedsText(entries);
      if (Object.keys(answers).length === 0) return;
      const input = { ...emptyLifeNeeds, ...answers };
      startTransition(() => setStart({ input, origin, isCalculated: isWhole(entries) }));
    };
    const shared = decodeShareLink(fragment());
    if (shared.kind === "none") {
      const kept = readStoredEntries(read, noteName);
      const form = place.current?.querySelector("form") ?? null;
      if (kept !== null && (form === null || !isTouched(form))) begin(kept, "session");
      return;
    }
    clearFragment();
    if (shared.kind === "broken") return;
    const { province, ...entries } = shared.entries;
    if (isProvinceCode(province)) chooseProvince(province);
    const others = Object.entries(entries).filter(
      ([id, entry]) => !Object.hasOwn(emptyLifeNeeds, id) || Array.isArray(entry),
    );
    if (others.length > 0) {
      const values = entryValues(lifeInputs, Object.fromEntries(others));
      storeEntries(write, "tool:life-insurance-calculator", values);
    }
    // The link has left the URL, so that only the session brings its answers into the other language.
    // The comparison's ages of the children are stored for it above; a calculation has a text there.
    const { childrenAges } = emptyLifeNeeds;
    const own = { ...(isWhole(entries) && { childrenAges }), ...lifeNeedsEntries(entries) };
    if (Object.keys(own).length === 0) return;
    storeEntries(write, noteName, own);
    begin(own, "link");
  }, [chooseProvince, clearFragment, fragment, place, read, write]);

  const keep = useCallback((input: LifeNeedsInput) => storeEntries(write, noteName, lifeNeedsEntries(input)), [write]);
  const keepDraft = useCallback(
    (input: LifeNeedsInput) => {
      const answers = Object.entries(lifeNeedsEntries(input)).filter(isAnswered);
      if (answers.length === 0) remove(noteName);
      else storeEntries(write, noteName, Object.fromEntries(answers));
    },
    [remove, write],
  );
  return { start, keep, keepDraft };
}
