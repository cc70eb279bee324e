import { createContext, use, type ComponentPropsWithRef, type ReactNode } from "react";
import type { ProseModule } from "#widgets/reading/guide-text/prose-module.ts";

type Sections = ProseModule["sections"];

const SectionsContext = createContext<Sections>([]);

export interface SectionNumbersProps {
  /** The sections in their order, which gives each its number. */
  readonly value: Sections;
  readonly children: ReactNode;
}

/** Provides the order of the sections to the headings below. */
export function SectionNumbers({ value, children }: SectionNumbersProps) {
  return <SectionsContext value={value}>{children}</SectionsContext>;
}

/** A heading with the number of its section in front, so that a letter can say "section 7". */
export function NumberedHeading({ id, children }: ComponentPropsWithRef<"h2">) {
  const position = use(SectionsContext).findIndex(({ href }) => href === `#${id}`);
  if (position < 0) return <h2 id={id}>{children}</h2>;
  return (
    <h2 id={id}>
      <span className="text-accent">{`${position + 1}.`}</span> <span>{children}</span>
    </h2>
  );
}
