import { use, useEffect } from "react";
import { dwellings } from "#domain/price-list.ts";
import type { InputDescriptions } from "#domain/tools/input-description.ts";
import type { Entries } from "#domain/tools/read-inputs.ts";
import { readNumber } from "#format/read-number.ts";
import { PriceVisitorContext } from "#widgets/charts/prices/price-visitor.ts";

/** An age as a form or a link holds it. */
function readAge(entry: unknown): number | null {
  if (typeof entry === "number") return entry;
  return typeof entry === "string" ? readNumber(entry, "decimal") : null;
}

/**
 * Makes the published prices on the page follow the age and the kind of home that were entered into a tool. An answer
 * that the tool doesn't ask for is left alone.
 */
export function useTellPriceVisitor(inputs: InputDescriptions, entries: Entries): void {
  const { change } = use(PriceVisitorContext);
  const asksAge = "age" in inputs;
  const age = readAge(entries["age"]);
  useEffect(() => {
    if (asksAge) change({ age });
  }, [asksAge, age, change]);

  const asksDwelling = "dwelling" in inputs;
  const dwelling = dwellings.find((one) => one === entries["dwelling"]) ?? null;
  useEffect(() => {
    if (asksDwelling) change({ dwelling });
  }, [asksDwelling, dwelling, change]);
}
