import type { LabelledValue } from "#widgets/tools/tool/definition/answer-view.ts";

/** Description list of labels and values, for screen and print. */
export function LabelledList({ items }: { readonly items: readonly LabelledValue[] }) {
  return (
    <dl className="grid max-w-prose text-small">
      {items.map(({ label, value }) => (
        <div
          key={label}
          className="flex break-inside-avoid justify-between gap-6 border-t border-line py-2 first:border-t-0 print:py-0.5"
        >
          <dt className="min-w-0">{label}</dt>
          <dd className="max-w-1/2 shrink-0 text-end font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
