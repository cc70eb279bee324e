import { useId, type ReactNode } from "react";
import { allOf } from "#words/parts.ts";
import { provinceNamesByCode } from "#words/province-names.ts";

const namesByAbbreviation: Readonly<Partial<Record<string, string>>> = provinceNamesByCode;

/**
 * Names of provinces for a list of abbreviations.
 * @throws {Error} For an abbreviation that is no province.
 */
function namesOf(abbreviations: readonly string[]): string {
  return allOf(
    abbreviations.map((abbreviation) => {
      const name = namesByAbbreviation[abbreviation];
      if (name === undefined) throw new Error(`"${abbreviation}" is no province or territory.`);
      return name;
    }),
  );
}

export interface ProvinceNoteProps {
  /** Postal abbreviations separated by spaces: "ON QC". */
  readonly provinces: string;
  readonly children: ReactNode;
}

/** A difference in some provinces, set apart so that other readers can skip it. */
export function ProvinceNote({ provinces, children }: ProvinceNoteProps) {
  const titleId = useId();
  const abbreviations = provinces.split(" ").filter((abbreviation) => abbreviation !== "");
  return (
    <div
      data-slot="province-note"
      role="note"
      aria-labelledby={titleId}
      className="grid max-w-prose grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-y border-line-strong py-4 wide-phone:grid-rows-[auto_1fr]"
    >
      <span aria-hidden="true" className="flex max-w-24 flex-wrap content-start gap-1 wide-phone:row-span-2">
        {abbreviations.map((abbreviation) => (
          <span
            key={abbreviation}
            className="grid size-7 place-items-center bg-deep font-display text-caption font-semibold text-on-deep wide-phone:size-10 wide-phone:text-body"
          >
            {abbreviation}
          </span>
        ))}
      </span>
      <p id={titleId} className="font-semibold">
        {namesOf(abbreviations)}
      </p>
      <div className="prose col-span-2 mt-1 min-w-0 wide-phone:col-span-1">{children}</div>
    </div>
  );
}
