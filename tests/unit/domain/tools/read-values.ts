import type { InputDescriptions, ValuesOf } from "#domain/tools/input-description.ts";
import { readInputs } from "#domain/tools/read-inputs.ts";

/** The values of usable entries; the test fails on others. */
export function readValues<Descriptions extends InputDescriptions>(
  descriptions: Descriptions,
  entries: Record<string, unknown>,
): ValuesOf<Descriptions> {
  const reading = readInputs(descriptions, entries);
  if (!reading.isUsable) throw new Error(JSON.stringify([...reading.problems]));
  return reading.values;
}
