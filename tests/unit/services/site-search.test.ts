import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Search, SearchAnswer, SearchedPage, SearchFile } from "#site/search.ts";
import { indexWords, type SearchDocument } from "#services/search-words.ts";
import { openSiteSearch } from "#services/site-search.ts";

const amounts = "Two insurers, graded A+, after one crash. A deductible of $1,200 or $500, and 70% of the rest.";

/** Numbers documents, whose missing parts are empty. */
const numbered = (...parts: readonly Partial<SearchDocument>[]): readonly SearchDocument[] =>
  parts.map((part, id) => ({ title: "", heading: "", keywords: "", text: "", ...part, id }));

const documents = numbered(
  { title: "Home Insurance Guide", keywords: "property", text: "What a policy covers." },
  {
    heading: "Water",
    text: "Overland flood is an addition. Ask about flooded basements, and a renter about contents.",
  },
  { title: "Quebec Insurance Guide", keywords: "Montreal", text: amounts },
  { heading: "Drug cover", text: "A policy for prescriptions, and no flood at all." },
  { title: "Intact: analysis", text: "A company." },
  { title: "Aviva: analysis", text: "Another company." },
  { title: "Insurers compared", text: "Intact, Aviva and others in a table." },
  { title: "Questions", text: "Many." },
  { heading: "Is hail covered?", text: "Hail is. Yes, hail." },
  { title: "Claims", keywords: "Report a theft", text: "Step by step." },
  { title: "Theft calculator", text: "Works out a theft." },
  { heading: "Theft by hand", text: "Theft, theft." },
  ...["One", "Two", "Three", "Four"].map((title) => ({ title, text: "About hail and theft, and hail." })),
  { title: "Overland flood", text: "Water that comes over the ground." },
  { title: "Endorsement (rider)", text: "An addition to a policy." },
);

const vocabulary = {
  synonyms: { prescription: "medicine drugs", tenant: "renter" },
  related: { quebec: "laval", policy: "laval", "property contents": "belongings" },
};

const page = (path: string, title: string, more: Partial<SearchedPage> = {}): SearchedPage => ({
  path,
  title,
  section: "Guides",
  texts: `/assets/search/${path.slice(1)}.json`,
  ...more,
});

const file: SearchFile = {
  pages: [
    page("/home", "Home Insurance Guide"),
    page("/quebec", "Quebec Insurance Guide", { province: "QC", names: ["quebec"] }),
    page("/intact", "Intact: analysis", { names: ["intact"] }),
    page("/aviva", "Aviva: analysis", { names: ["aviva"] }),
    page("/compared", "Insurers compared", { kind: "comparison" }),
    page("/questions", "Questions", { kind: "questions" }),
    page("/claims", "Claims"),
    page("/calculator", "Theft calculator", { kind: "tool", weight: 0.001 }),
    ...["One", "Two", "Three", "Four"].map((title) => page(`/${title.toLowerCase()}`, title)),
  ],
  parts: [
    { page: 0, text: 0 },
    { page: 0, text: 1, heading: "Water", fragment: "water" },
    { page: 1, text: 0 },
    { page: 1, text: 1, heading: "Drug cover", fragment: "drug-cover" },
    { page: 2, text: 0 },
    { page: 3, text: 0 },
    { page: 4, text: 0 },
    { page: 5, text: 0 },
    { page: 5, text: 1, heading: "Is hail covered?", fragment: "hail", more: "/home#water" },
    { page: 6, text: 0, action: 0 },
    { page: 7, text: 0 },
    { page: 7, text: 1, heading: "Theft by hand", fragment: "by-hand" },
    ...[8, 9, 10, 11].map((at) => ({ page: at, text: 0 })),
  ],
  terms: [
    { href: "/terms#overland", term: "Overland flood", definition: "Water that comes over the ground." },
    { href: "/terms#endorsement", term: "Endorsement (rider)", definition: "An addition to a policy." },
  ],
  actions: [{ href: "/claims", title: "Report it", description: "Step by step." }],
  vocabulary,
  general: [7, 0, 99],
  words: indexWords(documents, vocabulary).toJSON(),
};

const textsOf = (at: number) => file.parts.flatMap((part, id) => (part.page === at ? [documents[id]?.text ?? ""] : []));

let requests: string[] = [];
let missing = new Set<string>();

async function fetchFile(address: string): Promise<Response> {
  requests.push(address);
  if (missing.has(address)) return new Response("", { status: 503 });
  const at = file.pages.findIndex(({ texts }) => texts === address);
  return Response.json(address === "/search/index.json" ? file : textsOf(at));
}

const searchWith = (changes: Partial<SearchFile>) =>
  openSiteSearch(async (address) =>
    address.endsWith("index.json") ? Response.json({ ...file, ...changes }) : fetchFile(address),
  );

beforeEach(() => {
  requests = [];
  missing = new Set();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const ask: Search = async (...query) => (await openSiteSearch(fetchFile))(...query);

/** The addresses shown, the answer first. */
const hrefsOf = ({ action, answered, hits }: SearchAnswer) =>
  [action, answered, ...hits].flatMap((result) => (result === undefined ? [] : [result.href]));
const shown = async (query: string) => hrefsOf(await ask(query));

describe("words", () => {
  test.each([
    ["quebec", "/quebec"],
    ["QUÉBEC", "/quebec"],
    ["Laval", "/quebec"],
    ["policies prescription", "/quebec#drug-cover"],
    ["prescrip", "/quebec#drug-cover"],
    ["prescriptionn policy", "/quebec#drug-cover"],
    ["medicine", "/quebec#drug-cover"],
    ["tenants", "/home#water"],
    ["property", "/home"],
    ["properti", "/home"],
    ["insuranc", "/compared"],
    ["overlnd basement", "/home#water"],
    ["belongings", "/home"],
    ["quebec prescriptions", "/quebec#drug-cover"],
    ["pro", "/home"],
  ])("%s leads to %s", async (query, href) => {
    expect((await shown(query))[0]).toBe(href);
  });

  test.each([
    ["$500", ["500"]],
    ["1,200", ["1", "200"]],
    ["70%", ["70"]],
    ["A+", ["A+"]],
    ["quebec grades", ["graded"]],
  ])("%s is found with or without its punctuation, and highlighted", async (query, marked) => {
    const { hits } = await ask(query);
    expect(hits[0]?.excerpt.flatMap(({ text, isMatch }) => (isMatch ? [text] : []))).toEqual(marked);
  });

  test("a synonym is highlighted as it is written in the text", async () => {
    const { hits } = await ask("tenant");
    expect(hits[0]?.excerpt).toContainEqual({ text: "renter", isMatch: true });
  });

  test("a part with all of the words ranks before those with some, though they are in a title", async () => {
    expect((await shown("flood basement quebec"))[0]).toBe("/quebec#drug-cover");
    expect((await shown("property flood basements"))[0]).toBe("/home#water");
  });

  test("three letters begin a word of a title or heading only", async () => {
    const { nothing } = await ask("bas");
    expect(nothing).toEqual(["bas"]);
  });

  test.each(["", "e", "the", "constructor the"])("%j finds no page by chance", async (query) => {
    const { hits, nothing } = await ask(query);
    expect(hits.map(({ href }) => href)).toEqual(nothing === undefined ? [] : ["/questions", "/home"]);
  });
});

describe("parts of a page", () => {
  /** A search over parts of one page, the opening first, and further pages of one part each. */
  function searchOver(kind: SearchedPage["kind"], headings: readonly string[], others: readonly string[]) {
    const own = headings.map((heading, at) =>
      at === 0 ? { title: heading } : { heading, keywords: at > 1 ? heading : "" },
    );
    return searchWith({
      pages: [
        page("/one", headings[0] ?? "", kind && { kind }),
        ...others.map((title, at) => page(`/other-${at}`, title)),
      ],
      parts: [
        ...headings.map((heading, at) =>
          at === 0 ? { page: 0, text: 0 } : { page: 0, text: at, heading, fragment: `p${at}` },
        ),
        ...others.map((_, at) => ({ page: at + 1, text: 0 })),
      ],
      terms: [],
      general: [],
      words: indexWords(numbered(...own, ...others.map((text) => ({ text }))), vocabulary).toJSON(),
    });
  }

  test("the part with the words that the page's title lacks is chosen, and the opening if there are none", async () => {
    const search = await searchOver(undefined, ["Vehicle guide", "Vehicle theft", "Hail"], ["A storm"]);
    expect(hrefsOf(await search("vehicle hail"))).toEqual(["/one#p2"]);
    expect(hrefsOf(await search("vehicle"))).toEqual(["/one"]);
  });

  test("a page with all words in several parts ranks before one with some of them", async () => {
    const search = await searchOver(undefined, ["Guide", "Hail", "Roof"], ["Hail storm"]);
    expect(hrefsOf(await search("hail roof"))[0]).toMatch(/^\/one#/);
  });

  test("of a page of questions each that is asked is shown, three at most", async () => {
    const search = await searchOver("questions", ["Questions", "Hail one", "Hail two", "Hail three", "Hail four"], []);
    expect(hrefsOf(await search("hail")).length).toBe(3);
  });

  test("words that the site knows, but nowhere together, are nothing beside an unknown one", async () => {
    const search = await searchOver(undefined, ["Guide", "Hail"], ["Lessons", "Riding"]);
    expect((await search("zebra riding lessons")).nothing).toEqual(["zebra"]);
  });
});

describe("places and companies", () => {
  test("the guide to the visitor's own province is marked, for this visitor only", async () => {
    const search = await openSiteSearch(fetchFile);
    const found = async (province: "QC" | "ON" | null) =>
      (await search("flood", province)).hits.map(({ title, isYours }) => [title, isYours]);
    const weighted = await searchWith({ pages: file.pages.map((one) => ({ ...one, weight: 1 })) });
    expect((await weighted("policy", "QC")).hits.find(({ isYours }) => isYours)?.href).toBe("/quebec#drug-cover");
    expect(await found("ON")).toEqual(await found(null));
  });

  test("a company is found by its page, two of them by the page that compares them", async () => {
    expect((await shown("intact"))[0]).toBe("/intact");
    expect((await shown("intact or aviva"))[0]).toBe("/compared");
  });

  test("a province is found by its guide, one's own before others, two of them by what is about both", async () => {
    const away = "Moving here takes a week, moving away a day.";
    const moved = numbered(
      { title: "Ontario guide", text: away },
      { title: "Quebec guide", text: away },
      { title: "Moving", text: "From Ontario to Quebec." },
    );
    const search = await searchWith({
      pages: [
        page("/ontario", "Ontario guide", { province: "ON", names: ["ontario"] }),
        page("/quebec", "Quebec guide", { province: "QC", names: ["quebec"] }),
        page("/moving", "Moving"),
      ],
      parts: moved.map(({ id }) => ({ page: id, text: 0 })),
      terms: [],
      general: [],
      words: indexWords(moved, vocabulary).toJSON(),
    });
    expect((await search("moving ontario")).hits[0]?.href).toBe("/ontario");
    expect((await search("moving ontario quebec")).hits[0]?.href).toBe("/moving");
    for (const [own, guide] of [
      ["ON", "/ontario"],
      ["QC", "/quebec"],
    ] as const)
      expect((await search("week", own)).hits[0]?.href).toBe(guide);
  });

  test("a page with less weight ranks last", async () => {
    const pages = file.pages.map((one, at) => (at === 0 ? { ...one, weight: 0.001 } : one));
    const { hits } = await (await searchWith({ pages }))("flood");
    expect(hits.map(({ href }) => href).at(-1)).toMatch(/^\/home/);
  });
});

describe("answers", () => {
  test("a question that is asked shows its full answer, with its next page first", async () => {
    const { action, answered, hits, total } = await ask("is hail covered");
    expect(action).toBeUndefined();
    expect(answered).toEqual({ href: "/questions#hail", question: "Is hail covered?", answer: "Hail is. Yes, hail." });
    expect(hits[0]?.href).toBe("/home#water");
    expect(hits.map(({ href }) => href)).not.toContain("/questions#hail");
    expect(total).toBe(hits.length);
  });

  test("a question without a next page is shown alone", async () => {
    const parts = file.parts.map((part) => {
      const { more: _, ...rest } = part;
      return { heading: "Opening", fragment: "top", ...rest };
    });
    const { answered, hits } = await (await searchWith({ parts }))("is hail covered");
    expect(answered?.question).toBe("Is hail covered?");
    expect(hits.map(({ href }) => href)).not.toContain("/home#water");
  });

  test("a question whose answer can't be fetched is a page", async () => {
    missing.add("/assets/search/questions.json");
    const { answered, hits } = await ask("is hail covered");
    expect(answered).toBeUndefined();
    expect(hits[0]).toMatchObject({ href: "/questions#hail", excerpt: [] });
  });

  test("a part with something to do is shown as that, and not again as a page", async () => {
    const { action, hits } = await ask("report a theft");
    expect(action).toEqual(file.actions[0]);
    expect(hits.map(({ href }) => href)).not.toContain("/claims");
  });

  test("a tool that fits is among the first three pages", async () => {
    const { hits } = await ask("theft");
    expect(hits.map(({ href }) => href).indexOf("/calculator")).toBe(2);
  });

  test("a tool comes first where a number is asked", async () => {
    const pages = file.pages.map((one) => ({ ...one, weight: 1 }));
    const { hits } = await (await searchWith({ pages, actions: [] }))("how much theft");
    expect(hits[0]?.href).toBe("/calculator");
  });

  test.each([
    ["what is an endorsement", "/terms#endorsement"],
    ["rider", "/terms#endorsement"],
    ["overland flood", "/terms#overland"],
    ["what does overland mean", "/terms#overland"],
  ])("%s is answered by the definition", async (query, href) => {
    expect((await ask(query)).answered?.href).toBe(href);
  });

  test("a term is defined beside the pages if it is named among other words", async () => {
    const { answered, terms } = await ask("overland flood basements");
    expect(answered).toBeUndefined();
    expect(terms).toEqual([file.terms[0]]);
  });
});

describe("nothing", () => {
  test("where the site has nothing it says so, with the two nearest pages", async () => {
    const search = await openSiteSearch(fetchFile);
    expect(await search("pet insurance")).toMatchObject({ nothing: ["pet"], terms: [], total: 2 });
    const { nothing, hits } = await search("Bitcoin");
    expect(nothing).toEqual(["Bitcoin"]);
    expect(hits.map(({ href }) => href)).toEqual(["/questions", "/home"]);
  });

  test("a place alone is no subject, and a correction counts only beside a word of the same part", async () => {
    const search = await openSiteSearch(fetchFile);
    expect(await search("poutine laval")).toMatchObject({ nothing: ["poutine"] });
    expect(await search("crash analisis")).toMatchObject({ nothing: ["analisis"] });
    expect((await search("intact analisis")).nothing).toBeUndefined();
    expect((await search("analisis")).nothing).toBeUndefined();
  });

  test("a word unknown beside known ones, a number, or a word just begun is no reason to say so", async () => {
    const search = await openSiteSearch(fetchFile);
    for (const query of ["overland flood basement zebra", "flood 999", "flood ze"])
      expect((await search(query)).nothing).toBeUndefined();
  });
});

describe("files", () => {
  test("texts are fetched only for results, and once", async () => {
    const search = await openSiteSearch(fetchFile);
    await search("property");
    await search("property");
    expect(requests.filter((address) => address.includes("home"))).toEqual(["/assets/search/home.json"]);
  });

  test("a result whose text fails to load is still listed, and the fetch is retried", async () => {
    missing.add("/assets/search/home.json");
    const search = await openSiteSearch(fetchFile);
    expect((await search("property")).hits[0]).toMatchObject({ href: "/home", excerpt: [] });
    missing.clear();
    expect((await search("property")).hits[0]?.excerpt).not.toEqual([]);
  });

  test("the results stand before their texts have arrived, and a question before its answer", async () => {
    const search = await openSiteSearch(fetchFile);
    const onEarly = vi.fn<(answer: SearchAnswer) => void>();
    const whole = await search("is hail covered", null, onEarly);
    expect(onEarly).toHaveBeenCalledOnce();
    const early = onEarly.mock.calls[0]?.[0];
    expect(early?.answered).toEqual({ ...whole.answered, answer: "" });
    expect(early?.hits).toEqual(whole.hits.map((hit) => ({ ...hit, excerpt: [] })));
    expect(await search("is hail covered", null, onEarly)).toEqual(whole);
    expect(onEarly).toHaveBeenCalledOnce();
  });

  test("a text that two queries wait for is fetched once", async () => {
    const search = await openSiteSearch(fetchFile);
    await Promise.all([search("property"), search("property")]);
    expect(requests.filter((address) => address.includes("home"))).toHaveLength(1);
  });

  test("a part whose page is missing from the file is omitted", async () => {
    const { hits } = await (await searchWith({ pages: file.pages.slice(0, 1) }))("flood");
    expect(hits.map(({ href }) => href)).toEqual(["/home#water"]);
  });

  test("uses the browser's fetch by default", async () => {
    vi.stubGlobal("fetch", fetchFile);
    await openSiteSearch();
    expect(requests).toEqual(["/search/index.json"]);
  });

  test("an index that cannot be fetched is an error", async () => {
    missing.add("/search/index.json");
    await expect(openSiteSearch(fetchFile)).rejects.toThrow("/search/index.json answered 503");
  });
});
