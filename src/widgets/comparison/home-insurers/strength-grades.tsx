import { Table } from "#design-system/table/table.tsx";
import type { HomeInsurerFacts } from "#domain/insurance-product.ts";
import { Graded } from "#widgets/comparison/rating-badge/graded.tsx";
import * as words from "#words/home-insurers.ts";

export interface StrengthGradesProps {
  readonly insurers: readonly HomeInsurerFacts[];
}

/** The newest published strength grade of each home insurer. */
export function StrengthGrades({ insurers }: StrengthGradesProps) {
  return (
    <Table
      caption={words.strengthGrades}
      captionHidden
      narrow="scroll"
      columns={[
        { key: "company", header: words.insurer },
        { key: "grade", header: words.newestGrade, cell: ({ grade }) => <Graded rating={grade} /> },
      ]}
      rows={insurers}
      rowKey={({ id }) => id}
    />
  );
}
