/** Records of figures by their basis, numbers as far as anyone reads them: to eight digits. */
function plain(_key: string, value: unknown): unknown {
  if (typeof value === "number") return Number.isFinite(value) ? Number(value.toPrecision(8)) : String(value);
  return typeof value === "object" && value !== null && "basis" in value && "validTo" in value ? value.basis : value;
}

const compact = (value: unknown) =>
  (JSON.stringify(value, plain) ?? "undefined").replaceAll(/,(?=["{[])/g, ", ").replaceAll('"', "");

/** All that an answer says, a line for each thing: what a visitor would be shown, so that none of it changes unseen. */
export function wholeAnswer(answer: object): string {
  return Object.entries(answer)
    .flatMap(([part, value]: [string, unknown]) =>
      Array.isArray(value) && value.length > 0
        ? [`${part}:`, ...value.map((item) => `  ${compact(item)}`)]
        : [`${part}: ${compact(value)}`],
    )
    .join("\n");
}
