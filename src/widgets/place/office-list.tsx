import { cva } from "class-variance-authority";
import type { Elements } from "#design-system/elements.ts";
import { Heading } from "#design-system/heading/heading.tsx";
import { PartFold } from "#design-system/details/part-fold.tsx";
import { listRole } from "#design-system/layout/layout-element.ts";
import { TextLink } from "#design-system/link/link.tsx";
import type { PhoneLine } from "#domain/article-records.ts";
import type { OfficeStatement, ShownOffice } from "#domain/office.ts";
import { longDate } from "#format/long-date.ts";
import { formatPhone, phoneHref } from "#format/phone-href.ts";
import { byDay } from "#format/sort-order.ts";
import { Figure } from "#widgets/reading/figure/figure.tsx";
import { SourceMarks } from "#widgets/reading/figure/source-marks.tsx";
import * as words from "#words/offices.ts";

export interface OfficeListProps {
  /** In the order in which a person is likely to need them. Nothing is shown for an empty list. */
  readonly offices: readonly ShownOffice[];
  /**
   * Depth of the names in the page's outline, where a phone folds all but the name, the phone and the page of each. Left
   * out, names are not headings and have no fragments, and all is shown.
   */
  readonly headingLevel?: 3 | 4 | undefined;
  /** Number of columns where space allows. */
  readonly columns?: 1 | 2;
}

const list = cva("grid grid-cols-1 gap-x-10", { variants: { columns: { 1: "", 2: "tablet:grid-cols-2" } } });

function Statement({ children }: { readonly children: OfficeStatement }) {
  if (typeof children === "string") return <span>{children}</span>;
  return (
    <Figure basis={children.basis} asOf={children.asOf}>
      {children.value}
    </Figure>
  );
}

function Phone({ number, of, listedIn }: PhoneLine) {
  return (
    <span>
      {of !== undefined && <span className="text-ink-soft">{`${of} `}</span>}
      <TextLink href={phoneHref(number)} variant="standalone">
        {formatPhone(number)}
      </TextLink>
      {listedIn !== undefined && <span className="text-ink-soft">{` ${words.listedIn(listedIn)}`}</span>}
    </span>
  );
}

/** Dates on which the records were checked, in one line. */
function checked(offices: readonly ShownOffice[]): string {
  const days = offices.map(({ read }) => read).toSorted(byDay);
  const [first, last] = [days[0] ?? "", days.at(-1) ?? ""];
  return first === last ? words.checkedOn(longDate(first)) : words.checkedBetween(longDate(first), longDate(last));
}

interface EntryProps {
  readonly office: ShownOffice;
  readonly heading: Elements;
  /** Whether a phone shows the name, the phone and the page, and folds the rest. */
  readonly isFolded: boolean;
}

function Entry({ office, heading, isFolded }: EntryProps) {
  const { name, takes, limits, cost, time, url, phone, sources = [] } = office;
  const facts = [
    { term: words.limits, said: limits },
    { term: words.cost, said: cost },
    { term: words.time, said: time },
  ];
  const contact = (
    <>
      {phone.map((line) => (
        <Phone key={line.number} {...line} />
      ))}
      <TextLink href={url} external variant="standalone">
        {words.page}
        <span className="sr-only">{`: ${name}`}</span>
      </TextLink>
    </>
  );
  const remit = (
    <>
      <p>
        <span>{takes}</span>
        {sources.length > 0 && <SourceMarks ids={sources} />}
      </p>
      <dl className="mt-1">
        {facts.map(
          ({ term, said }) =>
            said !== undefined && (
              <div key={term}>
                <dt className="inline text-ink-soft">{`${term}:`}</dt>{" "}
                <dd className="inline">
                  <Statement>{said}</Statement>
                </dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
  return (
    <li data-slot="office" className="border-t border-line py-2 tablet:py-4">
      {heading}
      {isFolded ? (
        <div className="flex flex-wrap items-center gap-x-5 text-small wide-phone:items-baseline">
          {contact}
          <PartFold look="line">
            <summary className="font-semibold print:hidden">{words.remit}</summary>
            {remit}
          </PartFold>
        </div>
      ) : (
        <div className="grid gap-1 text-small">
          {remit}
          <p className="flex flex-wrap items-baseline gap-x-5">{contact}</p>
        </div>
      )}
    </li>
  );
}

/**
 * Offices that a visitor can turn to: remit, limits, cost, response time, phone and page of each.
 *
 * Accessibility: a list; with a heading level, each name is a heading with a fragment, which the site's search links
 * to.
 */
export function OfficeList({ offices, headingLevel, columns = 2 }: OfficeListProps) {
  if (offices.length === 0) return null;
  return (
    <div data-slot="office-list">
      <ul role={listRole("ul")} className={list({ columns })}>
        {offices.map((office) => (
          <Entry
            key={office.id}
            office={office}
            isFolded={headingLevel !== undefined}
            heading={
              headingLevel === undefined ? (
                <p className="font-semibold">{office.name}</p>
              ) : (
                <Heading level={headingLevel} size={4} id={`office-${office.id}`}>
                  {office.name}
                </Heading>
              )
            }
          />
        ))}
      </ul>
      <p className="mt-3 text-caption text-ink-soft">{checked(offices)}</p>
    </div>
  );
}

export interface OfficesProps {
  /** Ids of offices, or of places for all their offices, in order: `gio olhi`, `canada`, `manitoba`. */
  readonly of: string;
  /** Records of the offices, set by the compiler; see `scripts/pages/rehype-offices.ts`. */
  readonly offices?: readonly ShownOffice[];
}

/** Offices from the directory, each with its remit, its fees and its contact details. */
export function Offices({ offices = [] }: OfficesProps) {
  return <OfficeList offices={offices} headingLevel={3} />;
}
