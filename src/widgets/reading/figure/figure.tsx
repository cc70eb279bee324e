import { createContext, use, type ReactNode } from "react";
import { isSourceId, type FigureBasis } from "#domain/figure.ts";
import { basisMarks } from "./basis-marks.ts";
import { useCitations } from "./page-references.tsx";
import { SourceMarks } from "./source-marks.tsx";

const SaidAround = createContext<FigureBasis | null>(null);

export interface FigureGroupProps {
  /** Basis that the surrounding text already states. */
  readonly basis: Exclude<FigureBasis, `S${number}`>;
  readonly children: ReactNode;
}

/**
 * Figures whose surrounding text already states their basis: a worked example, a table with a note. Inside, figures of
 * that basis have no mark; all others keep theirs.
 */
export function FigureGroup({ basis, children }: FigureGroupProps) {
  return <SaidAround value={basis}>{children}</SaidAround>;
}

export interface FigureProps {
  readonly basis: FigureBasis;
  /** Date of the value, as given by the source. */
  readonly asOf?: string | undefined;
  /** The value with its unit, in few words. */
  readonly children: ReactNode;
}

/**
 * A value with a discreet mark of its basis: a number for a published source, a symbol for everything else. `FigureKey`
 * and, at the end of the page, `SourceList` explain the symbols.
 *
 * Wrap every number that the site states, to record the source of the number.
 *
 * - Do: cite the page that was read.
 * - Do: mark numbers made up as an explanation as illustrative.
 * - Don't: state a number without a basis: the build refuses it.
 * - Accessibility: the mark is a link with a name of its own, and the source list repeats it in words.
 */
export function Figure({ basis, asOf, children }: FigureProps) {
  const saidAround = use(SaidAround);
  return (
    <span data-slot="figure" className="relative">
      <span>{children}</span>
      {asOf !== undefined && <span className="text-ink-soft">{` (${asOf})`}</span>}
      {isSourceId(basis) ? <SourceMarks ids={[basis]} /> : basis !== saidAround && <BasisMark basis={basis} />}
    </span>
  );
}

/** The symbol of a figure without a published source. */
function BasisMark({ basis }: { readonly basis: keyof typeof basisMarks }) {
  useCitations([basis]);
  const { sign, spoken, meaning } = basisMarks[basis];
  return (
    <>
      <sup aria-hidden="true" title={meaning} className="cursor-help ps-0.5 font-text font-semibold text-ink-soft">
        {sign}
      </sup>
      <span className="sr-only">{` (${spoken})`}</span>
    </>
  );
}
