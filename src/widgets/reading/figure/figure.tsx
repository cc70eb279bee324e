import { createContext, use, type ReactNode } from "react";
import { isSourceId, type FigureBasis } from "#domain/figure.ts";
import { basisMarks } from "./basis-marks.ts";
import { useCitations } from "./page-references.tsx";
import { SourceMarks } from "./source-marks.tsx";

const SaidAround = createContext<FigureBasis | null>(null);

export interface FigureGroupProps {
  /** What the words around the figures already say about them. */
  readonly basis: Exclude<FigureBasis, `S${number}`>;
  readonly children: ReactNode;
}

/**
 * Figures whose surroundings say in words what their mark would: a worked example, a table with a note. Inside, figures
 * of that basis go without the mark; all others keep theirs.
 */
export function FigureGroup({ basis, children }: FigureGroupProps) {
  return <SaidAround value={basis}>{children}</SaidAround>;
}

export interface FigureProps {
  readonly basis: FigureBasis;
  /** When the value was true, as the source says it. */
  readonly asOf?: string | undefined;
  /** The value with its unit, in few words. */
  readonly children: ReactNode;
}

/**
 * A value with a quiet mark of where it comes from: a number for a published source, a sign for everything else. The
 * signs are explained by `FigureKey` and at the end of the page by `SourceList`.
 *
 * Around every number that the site states: it carries where the number comes from.
 *
 * - Do: cite the page that was read.
 * - Do: mark what is made up to explain as illustrative.
 * - Don't: state a number without a basis: the build refuses it.
 * - Accessibility: the mark is a link with a name of its own, and its list says the same in words.
 */
export function Figure({ basis, asOf, children }: FigureProps) {
  const saidAround = use(SaidAround);
  return (
    <span data-slot="figure" data-basis={basis} className="relative">
      {children}
      {asOf !== undefined && <span className="text-ink-soft"> ({asOf})</span>}
      {isSourceId(basis) ? <SourceMarks ids={[basis]} /> : basis !== saidAround && <BasisMark basis={basis} />}
    </span>
  );
}

/** The sign of a figure that no published source backs. */
function BasisMark({ basis }: { readonly basis: keyof typeof basisMarks }) {
  useCitations([basis]);
  const { sign, spoken, meaning } = basisMarks[basis];
  return (
    <>
      <sup aria-hidden="true" title={meaning} className="cursor-help ps-0.5 font-text font-semibold text-ink-soft">
        {sign}
      </sup>
      <span className="sr-only"> ({spoken})</span>
    </>
  );
}
