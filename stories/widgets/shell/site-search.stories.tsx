import { expect, fn, screen, waitFor, within, type UserEventObject } from "storybook/test";
import type { Search, SearchAnswer } from "#site/search.ts";
import { ProvinceContext, provinceStore } from "#widgets/place/province-choice/province-choice.ts";
import { SiteSearchButton, SiteSearchProvider } from "#widgets/shell/site-search/site-search.tsx";
import preview from "../../../.storybook/preview.tsx";
import { leftToBrowser } from "../../left-to-browser.ts";
import { expectLink } from "../../expect-link.ts";
import { drawn } from "../../drawn.ts";
import * as siteSearchWords from "#words/site-search.ts";

const definition = "The part of each loss you pay yourself before the insurer pays.";
const found: SearchAnswer = {
  terms: [{ href: "/learn/how-insurance-works#glossary-deductible", term: "Deductible", definition }],
  hits: [
    {
      href: "#deductible",
      title: "Home Insurance Guide",
      section: "Guides",
      heading: "Is a higher deductible worth it?",
      excerpt: [
        { text: "A higher ", isMatch: false },
        { text: "deductible", isMatch: true },
        { text: " lowers the premium and raises your share of a loss.", isMatch: false },
      ],
    },
    {
      href: "/provincial/british-columbia-insurance-guide",
      title: "British Columbia Insurance Guide",
      section: "Provincial guides",
      isYours: true,
      excerpt: [{ text: "Earthquake and strata deductibles can be very large.", isMatch: false }],
    },
  ],
  total: 2,
};

const page = (name: string): SearchAnswer["hits"][number] => ({
  href: `/learn/${name.toLowerCase()}`,
  title: `${name} Guide`,
  section: "Guides",
  excerpt: [{ text: `What to know about ${name.toLowerCase()}.`, isMatch: false }],
});

const withAnswer: SearchAnswer = {
  answered: {
    href: "/learn/questions#flooded-basement",
    question: "Is a flooded basement covered?",
    answer: "A burst pipe normally is, but sewer backup and water from outside are covered only if you bought that.",
  },
  terms: [],
  hits: ["Water", "Home", "Basement", "Claims", "Quebec"].map(page),
  total: 5,
};

const nothing: SearchAnswer = { terms: [], hits: [], total: 0 };

const nothingOnPets: SearchAnswer = { nothing: ["pet"], terms: [], hits: ["Home", "Health"].map(page), total: 2 };

const answer = fn<Search>(async (query) => {
  if (query.startsWith("pet")) return nothingOnPets;
  if (query.startsWith("base")) return withAnswer;
  return query.startsWith("ded") || query === siteSearchWords.suggestions[0] ? found : nothing;
});

const meta = preview.meta({
  component: SiteSearchProvider,
  args: {
    load: fn(async () => answer),
    pagesHref: "/sitemap",
    children: <SiteSearchButton pagesHref="/sitemap" />,
  },
});

const button = () => screen.getByRole("button", { name: siteSearchWords.search });
const dialog = async () => within(await screen.findByRole("dialog", { name: siteSearchWords.search }));

/** Opens the search by its button. */
async function open(userEvent: Pick<UserEventObject, "click">) {
  await userEvent.click(button());
  return dialog();
}

/** Opens the search by its button and types a query. */
async function searchFor(userEvent: Pick<UserEventObject, "click" | "type">, query: string) {
  const search = await open(userEvent);
  await userEvent.type(search.getByRole("searchbox"), query);
  return search;
}

/** Expects the words that the search announces. */
const says = (search: Awaited<ReturnType<typeof dialog>>, words: string | RegExp) =>
  waitFor(() => expect(search.getByRole("status")).toHaveTextContent(words));

/** The button opens the search, the field has the focus, and what is found is announced and marked. */
export const Finds = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ userEvent, args }) {
    await expect(args.load).not.toHaveBeenCalled();
    const search = await open(userEvent);
    const field = search.getByRole("searchbox", { name: siteSearchWords.whatAreYouLookingFor });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard("deductible");
    await says(search, "2 pages and 1 definition for “deductible”");
    await expect(search.getByText(definition)).toBeVisible();
    await expect(search.getByText("deductible", { selector: "mark" })).toBeVisible();
    await expect(search.getAllByRole("listitem")).toHaveLength(2);
    await expect(answer).toHaveBeenLastCalledWith("deductible", null, expect.any(Function));
    await expect(args.load).toHaveBeenCalledOnce();
  },
});

/** A question is answered at once. Three pages follow, and a button shows the others and gives the fourth the focus. */
export const AnswersAQuestion = meta.story({
  async play({ userEvent }) {
    const search = await searchFor(userEvent, "basement");
    await says(search, "1 answer and 5 pages for “basement”");
    await expect(search.getByText(/A burst pipe normally is/)).toBeVisible();
    await expectLink(search, "Is a flooded basement covered?", "/learn/questions#flooded-basement");
    await expect(search.getAllByRole("listitem")).toHaveLength(3);
    await userEvent.keyboard("{ArrowDown}");
    await expect(search.getByRole("link", { name: "Is a flooded basement covered?" })).toHaveFocus();
    await userEvent.click(search.getByRole("button", { name: siteSearchWords.showMorePages(2) }));
    await expect(search.getAllByRole("listitem")).toHaveLength(5);
    await expect(search.getByRole("link", { name: /Claims Guide/ })).toHaveFocus();
    await expect(search.queryByRole("button", { name: /more/ })).toBeNull();
  },
});

/** The province that the visitor chose goes to the search, which runs in the browser, and its guide says whose it is. */
export const YourProvince = meta.story({
  render: (args) => (
    <ProvinceContext value={provinceStore({ read: () => "BC", write: () => true, remove: () => {} })}>
      <SiteSearchProvider {...args} />
    </ProvinceContext>
  ),
  async play({ userEvent }) {
    const search = await searchFor(userEvent, "deductible");
    await expect(await search.findByText(siteSearchWords.inYourProvince("Provincial guides"))).toBeVisible();
    await expect(answer).toHaveBeenLastCalledWith("deductible", "BC", expect.any(Function));
  },
});

/** Ctrl+K opens it from anywhere, no single key does; the arrow keys walk through the results; Escape gives the page back. */
export const ByKeyboard = meta.story({
  render: (args) => (
    <>
      <SiteSearchProvider {...args} />
      <p>
        <label>
          Postal code <input className="border border-line-strong" />
        </label>
      </p>
    </>
  ),
  async play({ canvas, userEvent }) {
    const field = canvas.getByLabelText("Postal code");
    await userEvent.click(field);
    await userEvent.keyboard("{Control>}k{/Control}");
    const search = await dialog();
    const box = search.getByRole("searchbox");
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard("ded");
    const [first, second] = await search.findAllByRole("link", { name: /Guide/ });
    await userEvent.keyboard("{ArrowDown}");
    await expect(first).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(second).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
    await expect(box).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(field).toHaveFocus();
    field.blur();
    await userEvent.keyboard("/k");
    await expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await userEvent.keyboard("{Meta>}k{/Meta}");
    await expect(await screen.findByRole("dialog", { name: siteSearchWords.search })).toBeVisible();
  },
});

/** Enter goes to the best result. On the page being shown the dialog closes and the page moves to the place. */
export const GoesToTheBest = meta.story({
  render: (args) => (
    <>
      <SiteSearchProvider {...args} />
      <h2 id="deductible">Is a higher deductible worth it?</h2>
    </>
  ),
  async play({ userEvent }) {
    const search = await searchFor(userEvent, "deductible");
    await search.findAllByRole("link", { name: /Guide/ });
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(location.hash).toBe("#deductible"));
  },
});

const earlier: SearchAnswer = {
  terms: [],
  hits: [{ href: "#earlier", title: "Earlier Guide", section: "Guides", excerpt: [] }],
  total: 1,
};

let late: PromiseWithResolvers<SearchAnswer>;

/** Enter ahead of the answer waits for it, and never goes to what an earlier question found. Typing on calls it off. */
export const EntersAheadOfTheAnswer = meta.story({
  args: { load: fn(async () => fn<Search>(async (query) => (query === "d" ? earlier : late.promise))) },
  beforeEach() {
    late = Promise.withResolvers();
  },
  async play({ userEvent, step }) {
    const search = await open(userEvent);
    const field = search.getByRole("searchbox");
    await userEvent.type(field, "d");
    await search.findByRole("link", { name: /Earlier Guide/ });
    await step("Enter is ignored if typing continues", async () => {
      await userEvent.type(field, "e{Enter}{Backspace}");
      await expect(field).toBeVisible();
      await expect(location.hash).not.toBe("#earlier");
    });
    await step("Enter opens the first result once it arrives", async () => {
      await userEvent.type(field, "e{Enter}");
      await expect(field).toBeVisible();
      late.resolve(found);
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
      await waitFor(() => expect(location.hash).toBe("#deductible"));
    });
  },
});

const withoutTexts: SearchAnswer = { ...found, hits: found.hits.map((hit) => ({ ...hit, excerpt: [] })) };

/** On a slow line the results stand before their texts, and can be opened. */
export const ResultsBeforeTheirTexts = meta.story({
  args: {
    load: fn(async () =>
      fn<Search>((_, __, onEarly) => {
        onEarly?.(withoutTexts);
        return late.promise;
      }),
    ),
  },
  beforeEach() {
    late = Promise.withResolvers();
  },
  async play({ userEvent }) {
    const search = await searchFor(userEvent, "deductible");
    const hit = await search.findByRole("link", { name: /Home Insurance Guide/ });
    await expect(hit).not.toHaveTextContent("lowers the premium");
    const height = hit.offsetHeight;
    late.resolve(found);
    await waitFor(() => expect(hit).toHaveTextContent("lowers the premium"));
    await expect(hit.offsetHeight).toBe(height);
  },
});

/** A result that is asked to open elsewhere is left to the browser, and the search stays. */
export const OpenElsewhere = meta.story({
  async play({ userEvent }) {
    const search = await searchFor(userEvent, "deductible");
    const hit = await search.findByRole("link", { name: /Home Insurance Guide/ });
    await leftToBrowser(userEvent, hit);
    await expect(hit).toBeVisible();
  },
});

/** Before anything is typed: words worth trying, which a press searches for. */
export const Suggests = meta.story({
  async play({ userEvent }) {
    const search = await open(userEvent);
    const [suggestion, other] = siteSearchWords.suggestions;
    await userEvent.click(search.getByRole("button", { name: suggestion }));
    await expect(search.getByRole("searchbox")).toHaveValue(suggestion);
    await expect(search.getByRole("searchbox")).toHaveFocus();
    await expect(await search.findByText(definition)).toBeVisible();
    await expect(search.queryByRole("button", { name: other })).not.toBeInTheDocument();
  },
});

const toDo: SearchAnswer = {
  action: {
    href: "#complain",
    title: "Challenge a decision or make a complaint",
    description: "The steps in their order, and the letters.",
  },
  terms: [],
  hits: found.hits,
  total: 2,
};

/** Where a tool or a step answers, it comes first: said first, first for the arrow keys, and where Enter leads. */
export const SaysWhatToDo = meta.story({
  args: { load: fn(async () => fn<Search>(async () => toDo)) },
  render: (args) => (
    <>
      <SiteSearchProvider {...args} />
      <h2 id="complain">Complaints</h2>
    </>
  ),
  async play({ userEvent }) {
    const search = await open(userEvent);
    const field = search.getByRole("searchbox");
    await userEvent.type(field, "claim denied");
    await says(
      search,
      `${siteSearchWords.doThis("Challenge a decision or make a complaint")} 2 pages for “claim denied”`,
    );
    await userEvent.keyboard("{ArrowDown}");
    await expect(search.getByRole("link", { name: /Challenge a decision/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{Enter}");
    await waitFor(() => expect(location.hash).toBe("#complain"));
  },
});

/** Two queries without a result: the search says that nothing was found, and shows another way to ask. */
export const FindsNothing = meta.story({
  async play({ userEvent }) {
    const search = await searchFor(userEvent, "xylophone");
    await says(search, siteSearchWords.nothingFoundFor("xylophone"));
    const way = (name: string) => search.getByRole("link", { name }).getAttribute("href");
    await expect(way(siteSearchWords.listOfAllPages)).toBe("/sitemap");
    await userEvent.clear(search.getByRole("searchbox"));
    await userEvent.type(search.getByRole("searchbox"), "pet insurance");
    await says(search, siteSearchWords.nothingOn(["pet"]));
    await expect(search.getAllByRole("listitem")).toHaveLength(2);
    await expect(way(siteSearchWords.askSomeone)).toBe("/tools/consultation");
    await userEvent.keyboard("{ArrowDown}");
    await expect(search.getByRole("link", { name: /Home Guide/ })).toHaveFocus();
  },
});

const flaky = fn<() => Promise<Search>>();

/** The index can't be fetched: the search says so and links to other help. A retry fetches it and keeps the query. */
export const Fails = meta.story({
  args: { load: flaky },
  beforeEach() {
    flaky.mockReset();
    flaky.mockRejectedValueOnce(new Error("offline")).mockResolvedValue(answer);
  },
  async play({ userEvent }) {
    const search = await searchFor(userEvent, "deductible");
    await says(search, siteSearchWords.searchNotLoaded);
    await expect(search.getByRole("link", { name: siteSearchWords.listOfAllPages })).toBeVisible();
    await userEvent.click(search.getByRole("button", { name: siteSearchWords.tryAgain }));
    await expect(await search.findByText(definition)).toBeVisible();
    await expect(search.getByRole("searchbox")).toHaveValue("deductible");
    await expect(flaky).toHaveBeenCalledTimes(2);
  },
});

let toFirst = Promise.withResolvers<SearchAnswer>();
const lateFirst = fn<Search>((query) => (query === "d" ? toFirst.promise : Promise.resolve(found)));

/** A late answer to an earlier question must not replace the answer to the last one. */
export const LateAnswer = meta.story({
  args: { load: fn(async () => lateFirst) },
  beforeEach() {
    toFirst = Promise.withResolvers();
  },
  async play({ userEvent }) {
    const search = await searchFor(userEvent, "de");
    await search.findByText(definition);
    await expect(lateFirst).toHaveBeenCalledWith("d", null, expect.any(Function));
    toFirst.resolve(nothing);
    await drawn();
    await expect(search.getByText(definition)).toBeVisible();
  },
});

const many: SearchAnswer = {
  terms: [],
  hits: Array.from({ length: 20 }, (_, place) => ({
    href: `#result-${place + 1}`,
    title: `Guide ${place + 1}`,
    section: "Guides",
    excerpt: [{ text: "What a policy covers and what it leaves out.", isMatch: false }],
  })),
  total: 143,
};

/** More pages than anybody reads: the best are listed on request, the count says so, and the arrow keys reach the last one. */
export const ManyResults = meta.story({
  args: { load: fn(async () => fn<Search>(async () => many)) },
  async play({ userEvent }) {
    const search = await searchFor(userEvent, "insurance");
    await says(search, "The best 20 of 143 pages for “insurance”");
    await userEvent.click(search.getByRole("button", { name: siteSearchWords.showMorePages(17) }));
    await expect(search.getAllByRole("listitem")).toHaveLength(20);
    for (let press = 0; press < 18; press += 1) await userEvent.keyboard("{ArrowDown}");
    const last = search.getByRole("link", { name: /Guide 20/ });
    await expect(last).toHaveFocus();
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
  },
});

const both: SearchAnswer = { ...withAnswer, hits: many.hits, total: many.total };
const alone: SearchAnswer = { ...withAnswer, hits: [], total: 0 };

/** One sentence counts an answer and the pages below it, more than anybody reads or none. */
export const AnswerAndPages = meta.story({
  args: { load: fn(async () => fn<Search>(async (query) => (query.startsWith("base") ? both : alone))) },
  async play({ userEvent }) {
    const search = await searchFor(userEvent, "basement");
    await says(search, /^1 answer and the best 20 of 143 pages for “basement”$/);
    await userEvent.clear(search.getByRole("searchbox"));
    await userEvent.type(search.getByRole("searchbox"), "flood");
    await says(search, /^1 answer for “flood”$/);
  },
});

const longQuery = `${"what happens to my coverage when I move to another province and ".repeat(3)}Rechtsschutzversicherungsgesellschaften`;

/** A question as long as people paste: it is asked whole, said whole, and stays in its box. */
export const LongQuery = meta.story({
  globals: { viewport: { value: "phone" } },
  async play({ userEvent }) {
    const search = await open(userEvent);
    const field = search.getByRole("searchbox");
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.paste(longQuery);
    await says(search, siteSearchWords.nothingFoundFor(longQuery));
    await expect(answer).toHaveBeenLastCalledWith(longQuery, null, expect.any(Function));
    const frame = screen.getByRole("dialog", { name: siteSearchWords.search });
    await expect(frame.scrollWidth).toBe(frame.clientWidth);
  },
});
