import { TextLink } from "#design-system/link/link.tsx";
import type { Ombudservice, ComplaintOffice, InsurerId } from "#domain/insurer.ts";
import { formatPhone, phoneHref } from "#format/phone-href.ts";
import { SourceMarks } from "#widgets/reading/figure/source-marks.tsx";
import * as words from "#words/company-profile.ts";
import { ComplaintLink } from "./complaint-link.tsx";

const servicePhones = { gio: "1-877-225-0446", olhi: "1-888-295-8112" } as const satisfies Record<Ombudservice, string>;

function Phone({ number, extension }: { readonly number: string; readonly extension?: string | undefined }) {
  return (
    <>
      <span className="whitespace-nowrap">
        <TextLink href={phoneHref(number)}>{formatPhone(number)}</TextLink>
      </span>
      {extension !== undefined && <span>{` ${words.extension(extension)}`}</span>}
    </>
  );
}

function Office({ takes, phone, extension, source }: ComplaintOffice) {
  return (
    <>
      {takes !== undefined && <span>{words.complaintsTaken[takes] + (phone === undefined ? "" : ", ")}</span>}
      {phone !== undefined && <Phone number={phone} extension={extension} />}
      <SourceMarks ids={[source]} />
    </>
  );
}

export interface ComplaintRouteProps {
  /** The company's name, as written in the address of a letter. */
  readonly company: string;
  readonly insurer: InsurerId;
  /** Empty where the company doesn't publish a complaint office. */
  readonly offices: readonly ComplaintOffice[];
  readonly services: readonly Ombudservice[];
}

/** Steps of a complaint: the company, then the free services, then our letters. */
export function ComplaintRoute({ company, insurer, offices, services }: ComplaintRouteProps) {
  const [office, ...more] = offices;
  return (
    <>
      {office !== undefined && more.length === 0 && (
        <p className="mb-2">
          <span>
            {words.firstTheCompany(words.complaintOffices[insurer] ?? company) +
              (office.phone === undefined ? "" : ", ")}
          </span>
          <Office {...office} />
        </p>
      )}
      {more.length > 0 && (
        <div className="mb-2">
          <p>{words.firstTheCompany(words.complaintOffices[insurer] ?? company)}</p>
          <ul role="list" className="mt-1 grid gap-1">
            {offices.map((each) => (
              <li key={each.phone}>
                <Office {...each} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <p>{words.afterItsFinalAnswer}</p>
      <ul role="list" className="mt-1 grid gap-1">
        {services.map((service) => (
          <li key={service}>
            <span>{`${words.ombudservices[service]}, `}</span>
            <Phone number={servicePhones[service]} />
          </li>
        ))}
      </ul>
      <p className="mt-2">
        <ComplaintLink insurer={company} />
      </p>
    </>
  );
}
