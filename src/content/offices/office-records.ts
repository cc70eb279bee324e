import type { PhoneLine } from "#domain/article-records.ts";
import type { FigureBasis } from "#domain/figure.ts";
import type { Office, OfficeStatement } from "#domain/office.ts";
import { phoneOwners } from "#text/offices/phone-owners.ts";

/** A service that has a phone number beside the office's own. */
type PhoneOwner = keyof typeof phoneOwners;

/** Source of a statement that is a figure. */
interface FigureSource {
  readonly basis: FigureBasis;
}

/** The fields of an office that are the same in both languages. */
export interface OfficeFacts extends Pick<Office, "id" | "place" | "isNamesake" | "read" | "sources"> {
  readonly limits?: FigureSource;
  readonly cost?: FigureSource;
  readonly time?: FigureSource;
  /** Left out where each language has a page of its own: it then stands in the words. */
  readonly url?: Office["url"];
  /** Left out where each language has a number of its own. */
  readonly phone?: readonly (Omit<PhoneLine, "of"> & { readonly of?: PhoneOwner })[];
}

/** The fields of an office in one language. */
export interface OfficeWords extends Pick<Office, "name" | "linkedNames" | "takes"> {
  readonly limits?: string;
  readonly cost: string;
  readonly time?: string;
  readonly url?: Office["url"];
  readonly phone?: readonly PhoneLine[];
}

/** Words that the facts of an office ask for: those of its figures, and what they leave out. */
type WordsAskedFor<Facts extends OfficeFacts> = Readonly<
  Record<Extract<keyof Facts, "limits" | "time">, string> &
    (Facts extends { readonly url: string } ? unknown : Required<Pick<OfficeWords, "url">>) &
    (Facts extends { readonly phone: object } ? unknown : Required<Pick<OfficeWords, "phone">>)
>;

/** The words of each office of a list of facts, by id. */
export type WordsOfOffices<Facts extends OfficeFacts> = Readonly<Record<Facts["id"], OfficeWords>> & {
  readonly [One in Facts as One["id"]]: WordsAskedFor<One>;
};

function statement(text: string | undefined, source: FigureSource | undefined): OfficeStatement | undefined {
  return text === undefined || source === undefined ? text : { value: text, basis: source.basis };
}

/**
 * The records of offices in the language of the words, in the order of the facts.
 * @throws {RangeError} When an office has no page in either.
 */
export function officesFrom<const Facts extends OfficeFacts>(
  facts: readonly Facts[],
  words: WordsOfOffices<Facts>,
): readonly (Office & { readonly id: Facts["id"] })[] {
  return facts.map(({ id, ...fact }: OfficeFacts & { readonly id: Facts["id"] }) => {
    const said: OfficeWords = words[id];
    const { limits: limitsFrom, cost: costFrom, time: timeFrom, url = said.url, phone = [], ...neutral } = fact;
    if (url === undefined) throw new RangeError(`The office "${id}" has no page`);
    const limits = statement(said.limits, limitsFrom);
    const time = statement(said.time, timeFrom);
    return {
      ...neutral,
      id,
      name: said.name,
      linkedNames: said.linkedNames,
      takes: said.takes,
      ...(limits !== undefined && { limits }),
      cost: statement(said.cost, costFrom) ?? said.cost,
      ...(time !== undefined && { time }),
      url,
      phone: said.phone ?? phone.map(({ of, ...line }) => (of === undefined ? line : { ...line, of: phoneOwners[of] })),
    };
  });
}
