import * as fc from "fast-check";
import type { InputDescription, InputDescriptions } from "#domain/tools/input-description.ts";

export function anyEntry(description: InputDescription): fc.Arbitrary<unknown> {
  switch (description.kind) {
    case "number":
    case "money":
    case "percentage": {
      const { min, max } = description;
      return description.isWhole
        ? fc.integer({ min, max })
        : fc.oneof(
            fc.constantFrom(min, max),
            fc.integer({ min: Math.ceil(min), max: Math.floor(max) }),
            fc.double({ min, max, noNaN: true }),
          );
    }
    case "choice":
      return fc.constantFrom(...description.options);
    case "choices":
      return fc.subarray([...description.options]);
    case "yesNo":
      return fc.boolean();
    case "text":
      return fc.string({ maxLength: description.maxLength });
    case "date":
      return fc
        .date({ min: new Date(description.min), max: new Date(description.max), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10));
    case "list":
      return fc.array(anyEntries(description.fields), { maxLength: description.maxRows });
    case "group":
      return description.isOptional ? fc.option(anyEntries(description.fields)) : anyEntries(description.fields);
  }
}

const fieldsOf = (fields: InputDescriptions) =>
  Object.fromEntries(Object.entries(fields).map(([id, description]) => [id, anyEntry(description)]));

/** Any entries of a tool within its ranges, with any of them empty. */
export function anyEntries(descriptions: InputDescriptions): fc.Arbitrary<Record<string, unknown>> {
  return fc.record(fieldsOf(descriptions), { requiredKeys: [] });
}

/** Any entries of a tool within its ranges, with none of them empty. */
export function allEntries(descriptions: InputDescriptions): fc.Arbitrary<Record<string, unknown>> {
  return fc.record(fieldsOf(descriptions));
}
