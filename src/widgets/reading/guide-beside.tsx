import type { ReactNode } from "react";

export interface GuideBesideProps {
  /** An example, a note or a list: after the text in reading order, beside it on wide screens. */
  readonly aside: ReactNode;
  /** Text before the aside. */
  readonly children: ReactNode;
  /** Text after the aside in reading order; on wide screens it continues the first part. */
  readonly after?: ReactNode;
}

/**
 * Text with an aside beside it, where its container has room for both: next to a table of contents the aside needs a
 * wider window. The aside keeps its place in the reading order without breaking the column.
 */
export function GuideBeside({ aside, children, after }: GuideBesideProps) {
  return (
    <div className="@container print:[container-type:normal]">
      <div
        data-slot="guide-beside"
        className="grid grid-cols-1 gap-x-10 gap-y-6 @min-[50rem]:grid-cols-[minmax(0,1fr)_clamp(17rem,31%,22rem)] @min-[50rem]:grid-rows-[auto_1fr]"
      >
        <div className="min-w-0">{children}</div>
        <div className="min-w-0 @min-[50rem]:col-start-2 @min-[50rem]:row-span-2 @min-[50rem]:row-start-1">{aside}</div>
        {after !== undefined && <div className="min-w-0 @min-[50rem]:col-start-1">{after}</div>}
      </div>
    </div>
  );
}
