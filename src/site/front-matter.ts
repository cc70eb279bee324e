/*
 * Schemas of the front matter of the page files in `src/content/<language>`. The build validates each file against its
 * schema and reports the file and the key (`scripts/pages/read-page-file.ts`); the browser uses only the types.
 */
import * as v from "valibot";
import { blogCategories } from "#domain/article-records.ts";
import { companySlugs, ombudservices, protectionFunds, insurerIds } from "#domain/insurer.ts";
import { isSourceId, type SourceId } from "#domain/figure.ts";
import { insuranceLines } from "#domain/insurance-line.ts";
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

/** Link text by path; `null` uses the heading of the linked page. */
const links = v.record(v.pipe(v.string(), v.startsWith("/", "is no path of the site")), v.nullable(words));

const nextStep = v.strictObject({
  title: words,
  lead: words,
  /** The primary link, then the secondary one. */
  ways: v.pipe(
    links,
    v.check((ways) => Object.keys(ways).length === 2, "needs two links"),
  ),
});

const question = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, "is no fragment: use small letters and hyphens")),
  question: words,
  /** Plain text; an empty line separates paragraphs. */
  answer: words,
});

/** Fields of every page. */
const metadata = {
  /** Short name in navigation, breadcrumbs and lists; defaults to the title. */
  label: v.optional(words),
  /** Document title; the site's name is appended unless it is already there. */
  title: words,
  /** For search results and shares: one or two sentences, unique on the site. */
  description: words,
  keywords: v.pipe(v.array(words), v.minLength(1, "needs a word")),
};

/** Fields of every page that the component of its kind renders. */
const drawn = {
  ...metadata,
  /** The page's one level-1 heading. */
  heading: words,
  /** The reader's gain from the page, in one or two sentences. */
  lead: words,
  /** Links to related pages. */
  related: v.optional(links, {}),
  /** Day of the last fact check. */
  reviewed: day,
};

/** Fields of pages that read from top to bottom. */
const read = {
  ...drawn,
  /**
   * - `text`: prose in one band;
   * - `contents`: prose with its contents beside it;
   * - `tabs`: a tab for each level-1 heading of the file;
   * - `blocks`: laid out by `<Section>`, `<Contents>` and the other blocks in the file.
   */
  layout: v.picklist(["text", "contents", "tabs", "blocks"], "is none of text, contents, tabs, blocks"),
  /** Accessible name of the tabs. */
  tabsLabel: v.optional(words),
  /** The call to action at the end of the page. */
  next: v.optional(nextStep),
  /** FAQ at the end of the page. */
  questions: v.optional(v.array(question), []),
};

/** The line of insurance whose illustration is shown beside the title. */
const line = v.picklist(insuranceLines, "is no line of insurance");

/** Front matter by kind of page. */
export const frontMatter = {
  /** The page's own component places the content; the file may also have its heading, lead, links and questions. */
  own: v.strictObject({
    ...metadata,
    /** One or two words above the heading. */
    kicker: v.optional(words),
    heading: v.optional(words),
    lead: v.optional(words),
    related: v.optional(links, {}),
    next: v.optional(nextStep),
    questions: v.optional(v.array(question), []),
  }),
  guide: v.strictObject({
    ...read,
    /** One or two words above the title. */
    kicker: v.optional(words),
    line: v.optional(line),
    /** The plate of a topic outside the lines of insurance. */
    plate: v.optional(
      v.picklist(["booklet", "choosing", "claims", "comparing", "fork", "piles", "question", "saving", "umbrella"]),
    ),
    /** Whether the header shows the reading time. */
    showsReadingTime: v.optional(v.boolean("is neither true nor false"), false),
  }),
  article: v.strictObject({
    ...read,
    /** Day of first publication, or only the year if the day is unknown. */
    published: dayOrYear,
    /** Reading time in minutes, as originally published. */
    readTime: v.pipe(v.number("is no number of minutes"), v.minValue(1, "is no number of minutes")),
    /** Category in the blog index. */
    category: v.picklist(blogCategories, "is no shelf of the blog"),
    /** Name of a lucide icon in kebab-case. */
    icon: words,
    /** The plate beside the title, also on the blog's index. */
    plate: v.picklist(["comparing", "curve", "dial", "houses", "life", "mask"]),
    /** Whether the home page shows the article. */
    featured: v.optional(v.boolean("is neither true nor false"), false),
    /** Short words below the lead. */
    badges: v.optional(v.array(words), []),
  }),
  plain: v.strictObject(read),
  comparison: v.strictObject({
    ...read,
    line: v.optional(line),
    /** Caption of the product table. */
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
    /** Id of its record in `src/content/insurers.ts`, with its grades and complaint offices. */
    insurer: v.picklist(insurerIds, "is no insurer of src/content/insurers.ts"),
    headOffice: words,
    ownership: words,
    /** Year in which the company or its oldest predecessor was founded; omitted if no source gives one. */
    founded: v.optional(v.strictObject({ value: words, basis: source })),
    soldThrough: v.array(words),
    lines: v.array(line),
    /** Brands of the group, except the company's own name. */
    brands: v.optional(v.array(words), []),
    /** A note about the grades, or where to look for one. */
    aboutGrades: words,
    funds: v.array(v.picklist(protectionFunds, "is no fund of src/domain/insurer.ts")),
    ombudservices: v.array(v.picklist(ombudservices, "is no service of src/domain/insurer.ts")),
    /** Sources of the facts above that have no marker of their own. */
    sources: v.array(source),
    /** Companies to compare with this one, each with the point of the comparison. */
    neighbours: v.array(v.strictObject({ slug: v.picklist(companySlugs, "is no company of the site"), why: words })),
  }),
  resource: v.strictObject(drawn),
  "life-event": v.strictObject({
    ...drawn,
    /** The steps are in the header; the rest is prose with its contents beside it. */
    layout: v.optional(v.literal("contents", "is not contents"), "contents"),
    /** The plate beside the title, also on the index of life events. */
    plate: v.picklist([
      "badge",
      "business",
      "candle",
      "carton",
      "condo",
      "cradle",
      "cups",
      "flood",
      "home",
      "houses",
      "key",
      "torn",
    ]),
  }),
  legal: v.strictObject(drawn),
  tool: v.strictObject({ ...metadata, heading: v.optional(words), related: v.optional(links, {}) }),
} as const satisfies Record<PageKind, v.GenericSchema>;

/** Validated front matter of a kind of page. */
export type FrontMatter<Kind extends PageKind> = v.InferOutput<(typeof frontMatter)[Kind]>;

/** A link to another page of the site. */
export interface PageLinkText {
  readonly href: SitePath;
  readonly label: string;
}

/**
 * The part of the front matter that a page's component gets: links have their text, and metadata for machines is left
 * out.
 */
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
