import { TextLink } from "#design-system/link/link.tsx";
import { Table } from "#design-system/table/table.tsx";
import { formatPhone, phoneHref } from "#format/phone-href.ts";
import { SourceMarks } from "#widgets/reading/figure/source-marks.tsx";
import { complaintOffices } from "#words/company-profile.ts";
import { homeComplaintOffices } from "#content/home-complaint-offices.ts";

export interface ComplaintOfficesProps {
  readonly caption: string;
  /** Headers of the columns. */
  readonly insurer: string;
  readonly office: string;
  readonly phone: string;
  /** Text of the phone column if no number was found. */
  readonly noPhone: string;
}

/** First complaint office of each home insurer, from the insurers' records. */
export function ComplaintOffices({ caption, insurer, office, phone, noPhone }: ComplaintOfficesProps) {
  return (
    <Table
      caption={caption}
      columns={[
        { key: "company", header: insurer },
        {
          key: "office",
          header: office,
          cell: (row) => (
            <span className="min-w-0">
              <span>{complaintOffices[row.insurer] ?? row.company}</span>
              <SourceMarks ids={[row.office.source]} />
            </span>
          ),
        },
        {
          key: "phone",
          header: phone,
          cell: (row) =>
            row.office.phone === undefined ? (
              noPhone
            ) : (
              <TextLink href={phoneHref(row.office.phone)}>{formatPhone(row.office.phone)}</TextLink>
            ),
        },
      ]}
      rows={homeComplaintOffices}
      rowKey={({ company }) => company}
    />
  );
}
