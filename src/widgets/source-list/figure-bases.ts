import type { FigureBasis } from "#domain/figure.ts";

const basisPattern = /^(?:S\d+|site|illustrative|practice)$/;

/** Fields of the records that hold a basis or sources. Text in other fields is never taken for one. */
const basisField = /^(?:source|sources|basis|[a-z]+Basis)$/;

function isBasis(value: unknown): value is FigureBasis {
  return typeof value === "string" && basisPattern.test(value);
}

function collect(value: unknown, field: string, bases: Set<FigureBasis>): void {
  if (isBasis(value)) {
    if (basisField.test(field)) bases.add(value);
  } else if (Array.isArray(value)) {
    for (const item of value) collect(item, field, bases);
  } else if (typeof value === "object" && value !== null) {
    for (const [key, part] of Object.entries(value)) collect(part, key, bases);
  }
}

/**
 * Every basis that records cite, in the order in which they stand, each once. What prose cites is its `figureBases`.
 * @example <SourcesProvider value={sources} used={[...figureBases, ...basesOf(products)]}>
 */
export function basesOf(...records: readonly unknown[]): readonly FigureBasis[] {
  const bases = new Set<FigureBasis>();
  for (const record of records) collect(record, "", bases);
  return [...bases];
}
