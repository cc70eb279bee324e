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
      className="max-w-prose gap-x-5 border-y border-line-strong py-4 wide-phone:grid wide-phone:grid-cols-[auto_minmax(0,1fr)]"
    >
      <span aria-hidden="true" className="float-start me-3 flex max-w-24 flex-wrap content-start gap-1 wide-phone:me-0">
        {abbreviations.map((abbreviation) => (
          <span
            key={abbreviation}
            className="grid size-7 place-items-center bg-deep font-display text-caption font-semibold text-on-deep wide-phone:size-10 wide-phone:text-body"
          >
            {abbreviation}
          </span>
        ))}
      </span>
      <div className="min-w-0">
        <p id={titleId} className="font-semibold">
          {namesOf(abbreviations)}
        </p>
        <div className="prose mt-1">{children}</div>
      </div>
    </div>
  );
}
