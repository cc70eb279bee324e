import type { ReactNode } from "react";
import { DataTable } from "#widgets/reading/markdown/data-table.tsx";
import { ScriptedOnly } from "#platform/hydration.tsx";
import { ProvincePicker } from "#widgets/place/province-choice/province-picker.tsx";
import { provincePickerWords } from "#text/province-picker.ts";
import { provinceNamesByCode } from "#words/province-names.ts";

export interface ProvinceDifferencesProps {
  /** Subject of the table. */
  readonly caption: string;
  /** One Markdown table. Its first column names provinces, one or several a row; the rows name all thirteen. */
  readonly children: ReactNode;
}

/** Rules by province, with the field that chooses one: its row comes first and is marked. */
export function ProvinceDifferences({ caption, children }: ProvinceDifferencesProps) {
  return (
    <div data-slot="province-differences" className="grid grid-cols-1 gap-6">
      <ScriptedOnly>
        <ProvincePicker names={provinceNamesByCode} words={provincePickerWords} />
      </ScriptedOnly>
      <DataTable caption={caption}>{children}</DataTable>
    </div>
  );
}
