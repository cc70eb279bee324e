import { cva } from "class-variance-authority";
import type { ComponentProps, ComponentType, ReactNode } from "react";
import { listRole } from "#design-system/layout/layout-element.ts";
import { Steps } from "#design-system/steps/steps.tsx";
import { markdownComponents } from "#widgets/reading/markdown/markdown-components.tsx";
import { ProvinceNote } from "#widgets/place/province-note.tsx";

/**
 * Sets a part beside the text that follows it. The negative margin takes it out of the text's column, so the text keeps
 * its width; where there is no margin the part stands in the text.
 */
function inMargin<Props extends { readonly children: ReactNode }>(Part: ComponentType<Props>) {
  return function MarginNote(props: Props) {
    return (
      <div
        data-slot="margin-note"
        className="laptop:float-end laptop:clear-end laptop:mt-1 laptop:mb-8 laptop:w-88 laptop:-me-100 laptop:text-small"
      >
        <Part {...props} />
      </div>
    );
  };
}

/**
 * A callout beside the text instead of within it.
 * @public Compiled Markdown imports the parts of this file.
 */
export const MarginCallout = inMargin(markdownComponents.Callout);
/**
 * A worked example beside the text.
 * @public
 */
export const MarginExample = inMargin(markdownComponents.Example);
/**
 * A province's note beside the text.
 * @public
 */
export const MarginProvinceNote = inMargin(ProvinceNote);

const entries = cva(
  [
    "layout-grid layout-grid-min-medium max-w-none gap-x-10",
    "[&>li]:border-t [&>li]:border-line-strong [&>li]:py-4",
    "[&_strong]:block [&_strong]:font-display [&_strong]:text-heading-4",
    // A lead-in that is a link stands alone, so its target is as high as a button's.
    "[&_strong>a]:relative [&_strong>a]:after:absolute [&_strong>a]:after:inset-x-0 [&_strong>a]:after:-inset-y-3.5",
  ],
  { variants: { columns: { 2: "layout-grid-2", 3: "layout-grid-3" } } },
);

interface EntriesProps extends ComponentProps<"ul"> {
  readonly columns: 2 | 3;
}

function Entries({ columns, children }: EntriesProps) {
  return (
    <ul data-slot="entries" role={listRole("ul")} className={entries({ columns })}>
      {children}
    </ul>
  );
}

/**
 * A list of bold lead-ins as entries on rules, two side by side where there is room.
 * @public
 */
export function EntryPairs({ children }: ComponentProps<"ul">) {
  return <Entries columns={2}>{children}</Entries>;
}

/** A list of bold lead-ins as entries on rules, three side by side where there is room. */
export function EntryTriples({ children }: ComponentProps<"ul">) {
  return <Entries columns={3}>{children}</Entries>;
}

/**
 * Up to four short steps side by side.
 * @public
 */
export function StepsAcross({ children }: ComponentProps<typeof Steps>) {
  // The wrapper frees them from prose's line length, which other lists keep.
  return (
    <div data-slot="steps-across">
      <Steps direction="across">{children}</Steps>
    </div>
  );
}
