import { Details } from "#design-system/details/details.tsx";
import { Heading } from "#design-system/heading/heading.tsx";
import { TextLink } from "#design-system/link/link.tsx";
import { Table, type TableColumn } from "#design-system/table/table.tsx";
import { longDate } from "#format/long-date.ts";
import { corrections, type Correction } from "#text/corrections.ts";

interface CorrectionColumns {
  /** Names of the columns. */
  readonly page: string;
  readonly was: string;
  readonly is: string;
}

/** A text whose phone numbers are not broken over two lines. */
function withWholePhones(text: string) {
  return text.split(/(\d-\d{3}-\d{3}-\d{4}[.,]?)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}

function columnsOf({ page, was, is }: CorrectionColumns): readonly TableColumn<Correction>[] {
  return [
    { key: "page", header: page, cell: (row) => <TextLink href={row.path}>{row.page}</TextLink> },
    { key: "was", header: was, cell: (row) => <span>{withWholePhones(row.was)}</span> },
    { key: "is", header: is, cell: (row) => <span>{withWholePhones(row.is)}</span> },
  ];
}

export interface CorrectionsTableProps extends CorrectionColumns {
  readonly caption: string;
  /** Name of the column of days. */
  readonly date: string;
}

/** Number of corrections in the short list. */
const last = 5;

/** The last corrections of facts, the newest first. */
export function CorrectionsTable({ caption, date, ...names }: CorrectionsTableProps) {
  return (
    <Table
      caption={caption}
      columns={[{ key: "date", header: date, cell: (row: Correction) => longDate(row.date) }, ...columnsOf(names)]}
      rows={corrections.slice(0, last)}
    />
  );
}

const days = [...new Set<string>(corrections.map(({ date }) => date))];
const years = [...new Set(days.map((day) => day.slice(0, 4)))];

/** Every correction of a fact by year and day, the newest first. The days are folded, except the newest. */
export function CorrectionsByYear(names: CorrectionColumns) {
  const tableOf = (day: string, isNamed: boolean) => (
    <Table
      caption={longDate(day)}
      captionHidden={!isNamed}
      columns={columnsOf(names)}
      rows={corrections.filter(({ date }) => date === day)}
    />
  );
  const [newest] = days;
  return years.map((year) => (
    <section key={year} className="mt-10 grid gap-4">
      <Heading level={2} id={`year-${year}`}>
        {year}
      </Heading>
      {newest?.startsWith(year) === true && tableOf(newest, true)}
      <div>
        {days
          .filter((day) => day.startsWith(year) && day !== newest)
          .map((day) => (
            <Details key={day} id={`day-${day}`} summary={longDate(day)} headingLevel={3}>
              {tableOf(day, false)}
            </Details>
          ))}
      </div>
    </section>
  ));
}
