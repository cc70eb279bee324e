import { isFigureBasis, type FigureBasis } from "#domain/figure.ts";

/** Fields of the records that hold a basis or sources. Text in other fields is never taken for one. */
const basisField = /^(?:source|sources|basis|[a-z]+Basis)$/;

function collect(value: unknown, field: string, bases: Set<FigureBasis>): void {
  if (typeof value === "string") {
    if (basisField.test(field) && isFigureBasis(value)) bases.add(value);
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
