import type { MDXComponents } from "mdx/types";
import type { ReactNode } from "react";
import { Callout } from "#design-system/callout/callout.tsx";
import { proseComponents } from "#design-system/prose/prose-components.tsx";
import { Step } from "#design-system/steps/step.tsx";
import { Steps } from "#design-system/steps/steps.tsx";
import { Checklist } from "#widgets/reading/checklist/checklist.tsx";
import { Coverage, Covered, NotCovered } from "#widgets/charts/coverage-split.tsx";
import { Example } from "#widgets/reading/example.tsx";
import { Figure } from "#widgets/reading/figure/figure.tsx";
import { GlossaryTerm } from "#widgets/reading/glossary-term/glossary-term.tsx";
import { Mistakes } from "#widgets/reading/mistakes.tsx";
import { ProvinceNote } from "#widgets/place/province-note.tsx";
import { InlineToolSlot } from "#widgets/tools/inline-tool/inline-tool-slot.tsx";
import { DataTable } from "./data-table.tsx";

const tones = { note: "note", tip: "info", caution: "caution" } as const;

interface MarkdownCalloutProps {
  readonly tone: keyof typeof tones;
  readonly title?: string;
  readonly children: ReactNode;
}

/** Translates the writers' names of callouts into the design system's tones. */
function MarkdownCallout({ tone, title, children }: MarkdownCalloutProps) {
  return (
    <Callout tone={tones[tone]} title={title}>
      {children}
    </Callout>
  );
}

/**
 * All components that prose files may use. Figures need `PageReferences` above.
 * @example <Prose><Content components={markdownComponents} /></Prose>
 */
export const markdownComponents = {
  ...proseComponents,
  Callout: MarkdownCallout,
  Checklist,
  Coverage,
  Covered,
  DataTable,
  Example,
  Figure,
  Mistakes,
  NotCovered,
  ProvinceNote,
  Step,
  Steps,
  Term: GlossaryTerm,
  InlineTool: InlineToolSlot,
} satisfies MDXComponents;
