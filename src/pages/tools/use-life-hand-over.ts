import { startTransition, use, useCallback, useEffect, useState } from "react";
import { emptyLifeNeeds, lifeNeedsFields, type LifeNeedsInput } from "#domain/life-needs-input.ts";
import type { Entries } from "#domain/tools/read-inputs.ts";
import { decodeShareLink } from "#domain/tools/share-link.ts";
import { readStoredEntries } from "#widgets/tools/tool/form/use-tool-entries.ts";
import { isProvinceCode, useProvince } from "#widgets/place/province-choice/province-choice.ts";
import type { LifeNeedsStart } from "#widgets/tools/life-needs-calculator/life-needs-form.tsx";
import { ToolEnvironmentContext } from "#widgets/tools/tool/definition/tool-environment.ts";

const noteName = "life-needs";

/** The entries that belong to the owner's form. `childrenAges` is a list only in the comparison of methods. */
function answersOf(entries: Entries): Partial<LifeNeedsInput> {
  return Object.fromEntries(
    lifeNeedsFields.flatMap((field) => {
      const entry = entries[field];
      return typeof entry === "string" || typeof entry === "number" ? [[field, String(entry)] as const] : [];
    }),
  );
}

/** Whether the entries hold every field of the calculator: those of a share link do, those from another tool don't. */
function isWhole(entries: Entries): boolean {
  return lifeNeedsFields.every((field) => Object.hasOwn(entries, field));
}

export interface LifeHandOver {
  readonly start: LifeNeedsStart | undefined;
  /** Stores the answers of the calculation for the session. */
  readonly keep: (input: LifeNeedsInput) => void;
}

/**
 * Initial answers of the life calculator: those in the URL fragment, from another tool or a share link, otherwise those
 * of the last calculation in this session. Answers that only the comparison of methods needs, such as savings, are
 * stored for it, because it is shown after the result.
 */
export function useLifeHandOver(): LifeHandOver {
  const { fragment, clearFragment, read, write } = use(ToolEnvironmentContext);
  const [, chooseProvince] = useProvince();
  const [start, setStart] = useState<LifeNeedsStart>();

  useEffect(() => {
    const begin = (entries: Entries, origin: LifeNeedsStart["origin"]) => {
      const answers = answersOf(entries);
      if (Object.keys(answers).length === 0) return;
      const input = { ...emptyLifeNeeds, ...answers };
      startTransition(() => setStart({ input, origin, isCalculated: isWhole(entries) }));
    };
    const shared = decodeShareLink(fragment());
    if (shared.kind === "none") {
      const kept = readStoredEntries(read, noteName);
      if (kept !== null) begin(kept, "session");
      return;
    }
    clearFragment();
    if (shared.kind === "broken") return;
    const { province, ...entries } = shared.entries;
    if (isProvinceCode(province)) chooseProvince(province);
    const others = Object.entries(entries).filter(
      ([id, entry]) => !Object.hasOwn(emptyLifeNeeds, id) || Array.isArray(entry),
    );
    if (others.length > 0) write("tool:life-insurance-calculator", JSON.stringify(Object.fromEntries(others)));
    begin(entries, "link");
  }, [chooseProvince, clearFragment, fragment, read, write]);

  const keep = useCallback((input: LifeNeedsInput) => void write(noteName, JSON.stringify(input)), [write]);
  return { start, keep };
}
