import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { SearchFile } from "#site/search.ts";
import { indexWords, type SearchDocument } from "#services/search-words.ts";
import { openSiteSearch } from "#services/site-search.ts";

const amounts = "Two insurers, graded A+, after one crash. A deductible of $1,200 or $500, and 70% of the rest.";

const documents: readonly SearchDocument[] = [
  {
    id: 0,
    title: "Home Insurance Guide",
    heading: "",
    page: "Home Insurance Guide",
    keywords: "property",
    text: "What a policy covers.",
  },
  {
    id: 1,
    title: "",
    heading: "Water",
    page: "Home Insurance Guide",
    keywords: "",
    text: "Overland flood is an addition. Ask about flooded basements, and a renter about contents.",
  },
  { id: 2, title: "Quebec Insurance Guide", heading: "", page: "Quebec Insurance Guide", keywords: "", text: amounts },
  {
    id: 3,
    title: "",
    heading: "Drug cover",
    page: "Quebec Insurance Guide",
    keywords: "",
    text: "A policy for prescriptions, and no flood at all.",
  },
  { id: 4, title: "Flood", heading: "", page: "", keywords: "", text: "Water that comes over the ground." },
  { id: 5, title: "Fund for victims of a flood", heading: "", page: "", keywords: "", text: "Help after a disaster." },
];

const vocabulary = { fillers: ["much", "need"], synonyms: { medicine: "prescription", car: "auto", renter: "tenant" } };

const actions = [
  {
    href: "/tools/drugs",
    title: "Work out your drug bill",
    description: "In dollars.",
    questions: ["medicine cost", "drug"],
  },
  { href: "/claims", title: "Make a claim", description: "Step by step.", questions: ["drug cost claim", "claim"] },
];

const file: SearchFile = {
  pages: [
    { path: "/learn/home-insurance", title: "Home Insurance Guide", section: "Guides", texts: "/assets/search/a.json" },
    {
      path: "/provincial/quebec",
      province: "QC",
      title: "Quebec Insurance Guide",
      section: "Provincial guides",
      texts: "/assets/search/b.json",
    },
  ],
  parts: [
    { page: 0, text: 0 },
    { page: 0, text: 1, heading: "Water", fragment: "water" },
    { page: 1, text: 0 },
    { page: 1, text: 1, heading: "Drug cover", fragment: "drug-cover" },
  ],
  terms: [
    { term: "Flood", definition: "Water that comes over the ground." },
    { term: "Fund for victims of a flood", definition: "Help after a disaster." },
  ],
  actions,
  vocabulary,
  words: indexWords(documents, vocabulary).toJSON(),
};

let requests: string[] = [];
let missing = new Set<string>();

const files: Readonly<Record<string, unknown>> = {
  "/search/index.json": file,
  "/assets/search/a.json": [documents[0]?.text, documents[1]?.text],
  "/assets/search/b.json": [documents[2]?.text, documents[3]?.text],
};

async function fetchFile(address: string): Promise<Response> {
  requests.push(address);
  return missing.has(address) ? new Response("", { status: 503 }) : Response.json(files[address]);
}

beforeEach(() => {
  requests = [];
  missing = new Set();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("openSiteSearch", () => {
  test("finds the best-matching part of a page, with a link and highlighted matches", async () => {
    const search = await openSiteSearch(fetchFile);
    const { hits, total } = await search("flood");
    expect(total).toBe(2);
    expect(hits[0]).toMatchObject({
      href: "/learn/home-insurance#water",
      title: "Home Insurance Guide",
      heading: "Water",
    });
    expect(hits[0]?.excerpt).toContainEqual({ text: "flood", isMatch: true });
  });

  test("the guide to the visitor's own province is first and marked, for this visitor only", async () => {
    const search = await openSiteSearch(fetchFile);
    expect((await search("policy", "QC")).hits.map(({ title, isYours }) => [title, isYours])).toEqual([
      ["Quebec Insurance Guide", true],
      ["Home Insurance Guide", undefined],
    ]);
    for (const province of ["ON", null] as const) {
      expect((await search("policy", province)).hits.map(({ title, isYours }) => [title, isYours])).toEqual([
        ["Home Insurance Guide", undefined],
        ["Quebec Insurance Guide", undefined],
      ]);
    }
  });

  test("defines a term when at least half of its name is searched", async () => {
    const search = await openSiteSearch(fetchFile);
    const [flood, fund] = file.terms;
    expect((await search("flood")).terms).toEqual([flood]);
    expect((await search("victims fund")).terms).toEqual([fund]);
    expect((await search("ground")).terms).toEqual([]);
  });

  test.each([
    ["quebec", "/provincial/quebec"],
    ["QUÉBEC", "/provincial/quebec"],
    ["policies prescription", "/provincial/quebec#drug-cover"],
    ["prescrip", "/provincial/quebec#drug-cover"],
    ["perscriptions", "/provincial/quebec#drug-cover"],
    ["property", "/learn/home-insurance"],
  ])("%s leads to %s", async (query, href) => {
    const search = await openSiteSearch(fetchFile);
    expect((await search(query)).hits[0]?.href).toBe(href);
  });

  test.each([
    ["500", ["500"]],
    ["$500", ["500"]],
    ["1,200", ["1", "200"]],
    ["$1,200", ["1", "200"]],
    ["70%", ["70"]],
    ["70 deductible", ["deductible", "70"]],
    ["A+", ["A+"]],
  ])("%s is found with or without its punctuation, and highlighted", async (query, marked) => {
    const search = await openSiteSearch(fetchFile);
    const { hits, total } = await search(query);
    expect(total).toBe(1);
    expect(hits[0]?.excerpt.flatMap(({ text, isMatch }) => (isMatch ? [text] : []))).toEqual(marked);
  });

  test("a synonym finds the same results, and the match is highlighted", async () => {
    const search = await openSiteSearch(fetchFile);
    const { hits } = await search("medicine");
    expect(hits[0]?.href).toBe("/provincial/quebec#drug-cover");
    expect(hits[0]?.excerpt).toContainEqual({ text: "prescriptions", isMatch: true });
  });

  test("a word of the text is found by its synonym, and highlighted as written", async () => {
    const search = await openSiteSearch(fetchFile);
    const { hits } = await search("tenant");
    expect(hits[0]?.href).toBe("/learn/home-insurance#water");
    expect(hits[0]?.excerpt).toContainEqual({ text: "renter", isMatch: true });
  });

  test("filler words of a question are ignored", async () => {
    const search = await openSiteSearch(fetchFile);
    expect((await search("how much flood do I need")).total).toBe((await search("flood")).total);
  });

  test("a part matches by its own words combined with its page's title", async () => {
    const search = await openSiteSearch(fetchFile);
    expect((await search("quebec prescriptions")).hits.map(({ href }) => href)).toEqual([
      "/provincial/quebec#drug-cover",
    ]);
  });

  test("a page with less weight ranks last", async () => {
    const first = async (weight: number) => {
      const pages = file.pages.map((page, at) => (at === 0 ? { ...page, weight } : page));
      const search = await openSiteSearch(async (address) =>
        address.endsWith("index.json") ? Response.json({ ...file, pages }) : fetchFile(address),
      );
      return (await search("flood")).hits[0]?.title;
    };
    expect(await first(1)).toBe("Home Insurance Guide");
    expect(await first(0.01)).toBe("Quebec Insurance Guide");
  });

  test.each([
    ["what does medicine cost", "Work out your drug bill"],
    ["drugs", "Work out your drug bill"],
    ["claim for the cost of a drug", "Make a claim"],
    ["flood", undefined],
  ])("%s suggests the action %s", async (query, title) => {
    const search = await openSiteSearch(fetchFile);
    expect((await search(query)).action?.title).toBe(title);
  });

  test("a part with two of three words ranks after those with all", async () => {
    const search = await openSiteSearch(fetchFile);
    const inOrder = async (query: string) => (await search(query)).hits.map(({ href }) => href);
    expect(await inOrder("quebec flood prescriptions")).toEqual(["/provincial/quebec#drug-cover"]);
    expect(await inOrder("quebec flood tenant")).toEqual([
      "/learn/home-insurance#water",
      "/provincial/quebec#drug-cover",
    ]);
    // Two of four words are too few.
    expect(await inOrder("overland tenant prescriptions basement")).toEqual(["/learn/home-insurance#water"]);
  });

  test("a page named in the query ranks before one with more matches", async () => {
    const pages = file.pages.map((page) => (page.province === "QC" ? { ...page, names: ["policy"] } : page));
    const search = await openSiteSearch(async (address) =>
      address.endsWith("index.json") ? Response.json({ ...file, pages }) : fetchFile(address),
    );
    expect((await search("policy")).hits[0]?.title).toBe("Quebec Insurance Guide");
  });

  test("a page is found once", async () => {
    const search = await openSiteSearch(fetchFile);
    const { hits } = await search("policy");
    expect(new Set(hits.map(({ title }) => title)).size).toBe(hits.length);
  });

  test.each(["constructor", "__proto__", "toString", "hasOwnProperty"])(
    "%s is a word like any other",
    async (query) => {
      const search = await openSiteSearch(fetchFile);
      expect(await search(query)).toEqual({ terms: [], hits: [], total: 0 });
    },
  );

  test("an empty query finds nothing", async () => {
    const search = await openSiteSearch(fetchFile);
    expect(await search("zzzz")).toEqual({ terms: [], hits: [], total: 0 });
  });

  test("texts are fetched only for results, and once", async () => {
    const search = await openSiteSearch(fetchFile);
    await search("property");
    await search("property covers");
    expect(requests).toEqual(["/search/index.json", "/assets/search/a.json"]);
  });

  test("a result whose text fails to load is still listed, and the fetch is retried", async () => {
    missing.add("/assets/search/a.json");
    const search = await openSiteSearch(fetchFile);
    const answers = await Promise.all([search("property"), search("property")]);
    for (const { hits } of answers) expect(hits[0]).toMatchObject({ href: "/learn/home-insurance", excerpt: [] });
    missing.clear();
    expect((await search("property")).hits[0]?.excerpt).not.toEqual([]);
  });

  test("uses the browser's fetch by default", async () => {
    vi.stubGlobal("fetch", fetchFile);
    await openSiteSearch();
    expect(requests).toEqual(["/search/index.json"]);
  });

  test.each(["e", "a", "the"])("%s alone finds nothing, because it matches everything", async (query) => {
    const search = await openSiteSearch(fetchFile);
    expect((await search(query)).total).toBe(0);
  });

  test("a single digit can be searched", async () => {
    const withDigit = indexWords(
      [{ id: 0, title: "Form 5", heading: "", page: "", keywords: "", text: "" }],
      vocabulary,
    ).toJSON();
    const search = await openSiteSearch(async (address) =>
      address.endsWith("index.json") ? Response.json({ ...file, words: withDigit }) : fetchFile(address),
    );
    expect((await search("5")).total).toBe(1);
  });

  test("a part whose page is missing from the file is omitted", async () => {
    const search = await openSiteSearch(async (address) =>
      address.endsWith("index.json") ? Response.json({ ...file, pages: file.pages.slice(0, 1) }) : fetchFile(address),
    );
    const { hits, total } = await search("policy");
    expect(hits.map(({ title }) => title)).toEqual(["Home Insurance Guide"]);
    expect(total).toBe(1);
  });

  test("an index that cannot be fetched is an error", async () => {
    missing.add("/search/index.json");
    await expect(openSiteSearch(fetchFile)).rejects.toThrow("/search/index.json answered 503");
  });
});

describe("questions and tools", () => {
  const titled = (id: number, title: string, heading: string, text: string): SearchDocument => ({
    id,
    title,
    heading,
    page: title,
    keywords: "",
    text,
  });
  const names = ["Guide", "Questions", "Rates", "Claims", "Calculator"];
  const asked = [
    titled(0, "Guide", "", "Hail and hail again."),
    titled(1, "Guide", "Hail on a roof", "A roof after hail."),
    titled(2, "Questions", "Is hail covered?", "Hail is. Yes, hail."),
    titled(3, "Rates", "Hail", "Hail moves a rate."),
    titled(4, "Claims", "Hail", "Report the hail."),
    titled(5, "Calculator", "", "Works out what a very long list of losses, hail among them, would cost you."),
  ];
  const withQuestions: SearchFile = {
    pages: names.map((title) => ({
      path: `/${title.toLowerCase()}`,
      title,
      section: "Learn",
      texts: `/${title}.json`,
      ...(title === "Questions" && { kind: "questions" as const }),
      ...(title === "Calculator" && { kind: "tool" as const, weight: 0.1 }),
    })),
    parts: [
      { page: 0, text: 0 },
      { page: 0, text: 1, heading: "Hail on a roof", fragment: "roof" },
      { page: 1, text: 0, heading: "Is hail covered?", fragment: "hail", more: "/guide#roof" },
      { page: 2, text: 0, heading: "Hail", fragment: "hail" },
      { page: 3, text: 0, heading: "Hail", fragment: "hail" },
      { page: 4, text: 0 },
    ],
    terms: [],
    actions: [{ href: "/claims#hail", title: "Report hail", description: "At once.", questions: ["hail"] }],
    vocabulary,
    words: indexWords(asked, vocabulary).toJSON(),
  };
  const texts: Readonly<Record<string, readonly string[]>> = {
    "/Guide.json": ["Hail and hail again.", "A roof after hail."],
    "/Questions.json": ["Hail is. Yes, hail."],
  };
  const searched = openSiteSearch(async (address) =>
    Response.json(address.endsWith("index.json") ? withQuestions : (texts[address] ?? [""])),
  );

  test("a question with all words of the query shows its full answer, with its next page first", async () => {
    const { action, answered, hits, total } = await (await searched)("is hail covered");
    expect(action).toBeUndefined();
    expect(answered).toEqual({ href: "/questions#hail", question: "Is hail covered?", answer: "Hail is. Yes, hail." });
    expect(hits[0]?.href).toBe("/guide#roof");
    expect(hits.map(({ href }) => href)).not.toContain("/questions#hail");
    expect(total).toBe(hits.length);
  });

  test("a question without a next page is the only result if no other part has enough of the words", async () => {
    const parts = withQuestions.parts.map((part) => ({ ...part, more: undefined }));
    const search = await openSiteSearch(async (address) =>
      Response.json(address.endsWith("index.json") ? { ...withQuestions, parts } : (texts[address] ?? [""])),
    );
    const { answered, hits } = await search("is hail covered");
    expect(answered?.question).toBe("Is hail covered?");
    expect(hits).toEqual([]);
  });

  test("a question whose answer can't be fetched is no answer", async () => {
    const search = await openSiteSearch(async (address) => {
      if (address === "/Questions.json") return new Response("", { status: 503 });
      return Response.json(address.endsWith("index.json") ? withQuestions : (texts[address] ?? [""]));
    });
    expect((await search("is hail covered")).answered).toBeUndefined();
  });

  test("an action for the whole query precedes the question", async () => {
    const { action, answered, hits } = await (await searched)("hail");
    expect(action?.title).toBe("Report hail");
    expect(answered).toBeUndefined();
    expect(hits.map(({ title }) => title)).toContain("Questions");
  });

  test("the tool is among the first three pages", async () => {
    const { hits } = await (await searched)("hail");
    expect(hits.map(({ title }) => title).indexOf("Calculator")).toBe(2);
  });
});
