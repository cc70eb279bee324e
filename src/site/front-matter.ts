/*
 * What stands between the `---` lines of a page's file in `src/content/<language>`. The build checks each file against
 * this and names the file and the key (`scripts/pages/read-page-file.ts`); in the browser only the types are used.
 */
import * as v from "valibot";
import { blogCategories } from "#domain/article-records.ts";
import { companySlugs, ombudservices, protectionFunds } from "#domain/company.ts";
import { isSourceId, type SourceId } from "#domain/figure.ts";
import { insuranceLines } from "#domain/insurance-line.ts";
import { insurerIds } from "#domain/insurer.ts";
import type { IsoDay } from "#format/long-date.ts";
import type { PageKind } from "./registry.ts";
import type { SitePath } from "./site-path.ts";

const words = v.pipe(v.string("is no text"), v.trim(), v.minLength(1, "is empty"));

const day = v.custom<IsoDay>(
  (value) => typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value),
  "is no day such as 2026-11-24",
);

const source = v.custom<SourceId>(
  (value) => typeof value === "string" && isSourceId(value),
  "is no source such as S12",
);

const dayOrYear = v.custom<IsoDay | `${number}`>(
  (value) => typeof value === "string" && /^\d{4}(-\d{2}-\d{2})?$/.test(value),
  `is neither a day such as 2024-02-20 nor a year such as "2024"`,
);

/** Paths with the words of the link to each; a path without words is called by its page's own heading. */
const links = v.record(v.pipe(v.string(), v.startsWith("/", "is no path of the site")), v.nullable(words));

const nextStep = v.strictObject({
  title: words,
  lead: words,
  /** The way most readers will want to go, then the other one. */
  ways: v.pipe(
    links,
    v.check((ways) => Object.keys(ways).length === 2, "needs two links"),
  ),
});

const question = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, "is no fragment: use small letters and hyphens")),
  question: words,
  /** Plain text; an empty line parts its paragraphs. */
  answer: words,
});

/** What every page has. */
const metadata = {
  /** Friendly name in navigation, breadcrumbs and lists; the title where it is left out. */
  label: v.optional(words),
  /** Document title; the site's name is appended unless it is already there. */
  title: words,
  /** For search results and shares: one or two sentences, unique on the site. */
  description: words,
  keywords: v.pipe(v.array(words), v.minLength(1, "needs a word")),
};

/** What every page that its kind draws has. */
const drawn = {
  ...metadata,
  /** The page's one level-1 heading. */
  heading: words,
  /** What the reader will know at the end, in one or two sentences. */
  lead: words,
  /** Pages worth reading next. */
  related: v.optional(links, {}),
  /** Day on which the facts of the page were last read. */
  reviewed: day,
};

/** What stands on a page that reads from top to bottom. */
const read = {
  ...drawn,
  /**
   * - `text`: prose in one band;
   * - `contents`: prose with its contents beside it;
   * - `tabs`: a tab for each level-1 heading of the file;
   * - `blocks`: what `<Section>`, `<Contents>` and the other blocks of the file say.
   */
  layout: v.picklist(["text", "contents", "tabs", "blocks"], "is none of text, contents, tabs, blocks"),
  /** What the tabs are about, for assistive technology. */
  tabsLabel: v.optional(words),
  /** What to do at the end. */
  next: v.optional(nextStep),
  /** Questions answered at the end. */
  questions: v.optional(v.array(question), []),
};

/** The line whose plate stands beside the title. */
const line = v.picklist(insuranceLines, "is no line of insurance");

/** Front matter by kind of page. */
export const frontMatter = {
  /** The page's component places what it says; the file may also have its heading, lead, links and questions. */
  own: v.strictObject({
    ...metadata,
    /** A word or two above the heading. */
    kicker: v.optional(words),
    heading: v.optional(words),
    lead: v.optional(words),
    related: v.optional(links, {}),
    next: v.optional(nextStep),
    questions: v.optional(v.array(question), []),
  }),
  guide: v.strictObject({
    ...read,
    /** A word or two above the title. */
    kicker: v.optional(words),
    line: v.optional(line),
    /** The plate of a topic that belongs to no line. */
    plate: v.optional(v.picklist(["booklet", "choosing", "claims", "comparing", "piles", "saving", "umbrella"])),
    /** Whether the header says how long the page takes to read. */
    showsReadingTime: v.optional(v.boolean("is neither true nor false"), false),
  }),
  article: v.strictObject({
    ...read,
    /** Day of first publication, or its year where no day is known. */
    published: dayOrYear,
    /** Minutes, as the article has always said. */
    readTime: v.pipe(v.number("is no number of minutes"), v.minValue(1, "is no number of minutes")),
    /** The shelf of the blog index. */
    category: v.picklist(blogCategories, "is no shelf of the blog"),
    /** Name of a lucide icon in kebab-case. */
    icon: words,
    /** Whether the home page shows the article. */
    featured: v.optional(v.boolean("is neither true nor false"), false),
    /** Short words below the lead. */
    badges: v.optional(v.array(words), []),
  }),
  plain: v.strictObject(read),
  comparison: v.strictObject({
    ...read,
    line: v.optional(line),
    /** What the table of products compares. */
    caption: words,
    /** Heading and lead in place of the page's own while the owner's scores are switched off. */
    withoutScores: v.optional(v.strictObject({ heading: words, lead: words })),
  }),
  province: v.strictObject({
    ...drawn,
    /** How the page is composed; see the layouts of `ProvincialGuide` for what each is for. */
    layout: v.picklist(["margin", "reference", "folio", "north"], "is none of margin, reference, folio, north"),
  }),
  company: v.strictObject({
    ...drawn,
    /** How the page is composed; see the layouts of `CompanyProfile` for what each is for. */
    layout: v.picklist(["graded", "dossier", "doors"], "is none of graded, dossier, doors"),
    /** Its record in `src/content/insurers.ts`, which has its grades and its complaint offices. */
    insurer: v.picklist(insurerIds, "is no insurer of src/content/insurers.ts"),
    headOffice: words,
    ownership: words,
    /** The year of the company or of its oldest root; left out where no source gives one. */
    founded: v.optional(v.strictObject({ value: words, basis: source })),
    soldThrough: v.array(words),
    lines: v.array(line),
    /** Trade names of the group, without the company's own. */
    brands: v.optional(v.array(words), []),
    /** What a reader should know about the grades, or where to look for one. */
    aboutGrades: words,
    funds: v.array(v.picklist(protectionFunds, "is no fund of src/domain/company.ts")),
    ombudservices: v.array(v.picklist(ombudservices, "is no service of src/domain/company.ts")),
    /** What the facts above rest on that have no mark of their own. */
    sources: v.array(source),
    /** Companies worth reading beside this one, each with what the comparison shows. */
    neighbours: v.array(v.strictObject({ slug: v.picklist(companySlugs, "is no company of the site"), why: words })),
  }),
  resource: v.strictObject(drawn),
  legal: v.strictObject(drawn),
  tool: v.strictObject({ ...metadata, heading: v.optional(words), related: v.optional(links, {}) }),
} as const satisfies Record<PageKind, v.GenericSchema>;

/** The front matter of a kind of page, as it is written and checked. */
export type FrontMatter<Kind extends PageKind> = v.InferOutput<(typeof frontMatter)[Kind]>;

/** A link to another page of the site. */
export interface PageLinkText {
  readonly href: SitePath;
  readonly label: string;
}

/** What a page's component gets of its front matter: links have their words, and what only machines read is left out. */
export type PageText<Kind extends PageKind> = Readonly<
  Omit<FrontMatter<Kind>, "label" | "title" | "description" | "keywords" | "related" | "next"> & {
    readonly path: SitePath;
    readonly related: readonly PageLinkText[];
    readonly next?: {
      readonly title: string;
      readonly lead: string;
      readonly first: PageLinkText;
      readonly second: PageLinkText;
    };
  }
>;
