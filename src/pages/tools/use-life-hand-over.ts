import { startTransition, use, useEffect, useState } from "react";
import { emptyLifeNeeds, lifeNeedsFields, type LifeNeedsInput } from "#domain/life-needs-input.ts";
import { decodeShareLink } from "#domain/tools/share-link.ts";
import { isProvinceCode, useProvince } from "#widgets/province-choice/province-choice.ts";
import { ToolVisitContext } from "#widgets/tool/tool-visit.ts";

/**
 * What another tool hands to the life calculator in the fragment of the address: the answers of its form. What only the
 * comparison of methods asks, such as savings, is noted for it, since it comes after the result.
 */
export function useLifeHandOver(): LifeNeedsInput | undefined {
  const { fragment, clearFragment, write } = use(ToolVisitContext);
  const [, chooseProvince] = useProvince();
  const [start, setStart] = useState<LifeNeedsInput>();

  useEffect(() => {
    const shared = decodeShareLink(fragment());
    if (shared.kind === "none") return;
    clearFragment();
    if (shared.kind === "broken") return;
    const { province, ...entries } = shared.entries;
    if (isProvinceCode(province)) chooseProvince(province);
    const answers = Object.fromEntries(
      lifeNeedsFields.flatMap((field) => {
        const entry = entries[field];
        return typeof entry === "string" || typeof entry === "number" ? [[field, String(entry)] as const] : [];
      }),
    );
    const others = Object.entries(entries).filter(([id]) => !Object.hasOwn(emptyLifeNeeds, id));
    if (others.length > 0) write("tool:life-insurance-calculator", JSON.stringify(Object.fromEntries(others)));
    if (Object.keys(answers).length > 0) startTransition(() => setStart({ ...emptyLifeNeeds, ...answers }));
  }, [chooseProvince, clearFragment, fragment, write]);

  return start;
}
