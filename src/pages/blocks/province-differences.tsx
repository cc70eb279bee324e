import type { ReactNode } from "react";
import { DataTable } from "#widgets/reading/markdown/data-table.tsx";
import { ProvincePlace } from "#widgets/place/province-choice/province-place.tsx";
import { provinceButtonsWords } from "#text/province-buttons.ts";
import { provinceNamesByCode } from "#words/province-names.ts";

export interface ProvinceDifferencesProps {
  /** Subject of the table. */
  readonly caption: string;
  /** One Markdown table. Its first column names provinces, one or several a row; the rows name all thirteen. */
  readonly children: ReactNode;
}

/** Rules by province, with the buttons that choose one: its row comes first and is marked. */
export function ProvinceDifferences({ caption, children }: ProvinceDifferencesProps) {
  return (
    <div data-slot="province-differences" className="grid grid-cols-1 gap-4">
      <ProvincePlace names={provinceNamesByCode} words={provinceButtonsWords} />
      <DataTable caption={caption}>{children}</DataTable>
    </div>
  );
}
