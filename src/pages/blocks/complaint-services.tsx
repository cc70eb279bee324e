import { TextLink } from "#design-system/link/link.tsx";
import { Table } from "#design-system/table/table.tsx";
import { phoneHref } from "#format/phone-href.ts";
import { Figure } from "#widgets/reading/figure/figure.tsx";
import { SourceMarks } from "#widgets/reading/figure/source-marks.tsx";
import { complaintSection } from "#text/blog/insurance-consumer-rights-canada/complaint-section.ts";
import { ombudsmanServices } from "#text/blog/insurance-consumer-rights-canada/ombudsman-services.ts";

const words = complaintSection.table;

export interface ComplaintServicesProps {
  readonly caption: string;
}

/**
 * The external dispute services for complaints that the insurer hasn't resolved, with their phones, from the records
 * that the builder uses.
 */
export function ComplaintServices({ caption }: ComplaintServicesProps) {
  return (
    <Table
      caption={caption}
      columns={[
        {
          key: "name",
          header: words.name,
          cell: ({ name, source }) => (
            <>
              {name}
              <SourceMarks ids={[source]} />
            </>
          ),
        },
        { key: "covers", header: words.covers },
        {
          key: "phone",
          header: words.phone,
          cell: ({ phone }) => (
            <ul>
              {phone.map(({ number }) => (
                <li key={number}>
                  <TextLink href={phoneHref(number)}>{number}</TextLink>
                </li>
              ))}
            </ul>
          ),
        },
        { key: "cost", header: words.cost },
        {
          key: "needs",
          header: words.needs,
          cell: (row) => (
            <>
              {row.needs}
              {row.deadline !== undefined && (
                <>
                  . <Figure basis={row.deadline.basis}>{row.deadline.value}</Figure>
                </>
              )}
            </>
          ),
        },
      ]}
      rows={ombudsmanServices}
      rowKey={({ name }) => name}
    />
  );
}
