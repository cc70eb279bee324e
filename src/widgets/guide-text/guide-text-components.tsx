import type { ComponentProps, ComponentType, ReactNode } from "react";
import { listRole } from "#design-system/layout/layout-element.ts";
import { Steps } from "#design-system/steps/steps.tsx";
import { Example } from "#widgets/example/example.tsx";
import { markdownComponents } from "#widgets/markdown/markdown-components.tsx";
import { ProvinceNote } from "#widgets/province-note/province-note.tsx";

/**
 * Sets a part beside the text that follows it. The negative margin takes it out of the text's column, so the text keeps
 * its width; where there is no margin the part stands in the text.
 */
function inMargin<Props extends { readonly children: ReactNode }>(Part: ComponentType<Props>) {
  return function MarginNote(props: Props) {
    return (
      <div data-slot="margin-note" className="laptop:float-end laptop:clear-end laptop:mt-1 laptop:mb-8 laptop:w-88 laptop:-me-100 laptop:text-small">
        <Part {...props} />
      </div>
    );
  };
}

/** Notes beside the text instead of within it. */
export const marginNotes = {
  Callout: inMargin(markdownComponents.Callout),
  Example: inMargin(Example),
  ProvinceNote: inMargin(ProvinceNote),
};

/** A list of bold lead-ins as entries on rules, two beside each other where there is room. */
function Entries({ children }: ComponentProps<"ul">) {
  return (
    <div data-slot="entries" className="@container">
      <ul
        role={listRole("ul")}
        className="grid gap-x-12 @2xl:grid-cols-2 [&>li]:border-t [&>li]:border-line-strong [&>li]:py-4 [&_strong]:block [&_strong]:font-display [&_strong]:text-heading-4"
      >
        {children}
      </ul>
    </div>
  );
}

export const entryLists = { ul: Entries };

function StepsAcross({ children }: ComponentProps<typeof Steps>) {
  return <Steps direction="across">{children}</Steps>;
}

export const stepsAcross = { Steps: StepsAcross };
