import type { ReactNode } from "react";

export interface GuideBesideProps {
  /** An example, a note or a list: after the text in reading order, beside it on wide screens. */
  readonly aside: ReactNode;
  /** Text before the aside. */
  readonly children: ReactNode;
  /** Text after the aside in reading order; on wide screens it continues the first part. */
  readonly after?: ReactNode;
}

/** Text with an aside beside it. The aside keeps its place in the reading order without breaking the column. */
export function GuideBeside({ aside, children, after }: GuideBesideProps) {
  return (
    <div
      data-slot="guide-beside"
      className="grid gap-x-14 gap-y-6 laptop:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] laptop:grid-rows-[auto_1fr]"
    >
      <div className="min-w-0">{children}</div>
      <div className="min-w-0 laptop:col-start-2 laptop:row-span-2 laptop:row-start-1">{aside}</div>
      {after !== undefined && <div className="min-w-0 laptop:col-start-1">{after}</div>}
    </div>
  );
}
