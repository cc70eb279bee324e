import type { ClaimTip } from "#domain/guide-records.ts";

export interface ClaimTipsProps {
  readonly tips: readonly ClaimTip[];
}

/** Advice for an open claim, in columns. */
export function ClaimTips({ tips }: ClaimTipsProps) {
  return (
    <dl data-slot="claim-tips" className="gap-x-12 tablet:columns-2">
      {tips.map(({ tip, detail }) => (
        <div key={tip} className="mb-6 break-inside-avoid border-s-2 border-accent ps-4">
          <dt className="font-display text-heading-4 font-semibold">{tip}</dt>
          <dd className="mt-1 text-small text-ink-soft">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
