import type { ComponentType } from "react";
import { expect, fn, screen, spyOn, within } from "storybook/test";
import { LinkProvider } from "#design-system/link/link.tsx";
import { sitePages } from "#app/site-pages.ts";
import { SitePagesProvider } from "#platform/site-pages.tsx";
import { SiteSearchProvider } from "#widgets/shell/site-search/site-search.tsx";
import { NotFoundPage } from "#pages/not-found/not-found.tsx";
import preview from "../../.storybook/preview.tsx";
import { linkTo } from "../link-to.tsx";
import * as notFoundWords from "#words/pages/not-found.ts";
import { searchButton } from "#words/parts.ts";
import * as siteSearchWords from "#words/site-search.ts";

const log = fn<(...words: unknown[]) => void>();
const visit = fn<(href: string) => void>();

const RecordingLink = linkTo(visit);

const meta = preview.meta({
  component: NotFoundPage,
  args: { path: "/learn/pet-insurance" },
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <LinkProvider value={RecordingLink}>
        <main>
          <Story />
        </main>
      </LinkProvider>
    ),
  ],
  beforeEach() {
    spyOn(console, "error").mockImplementation(log);
  },
});

/** The specified words, and the home link by keyboard. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, userEvent, step }) {
    await expect(canvas.getByText("404")).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1, name: notFoundWords.oopsPageNotFound })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: notFoundWords.returnToHome })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(visit).toHaveBeenCalledWith("/");

    await step("the missing path is logged once, for the maintainers", async () => {
      const lines = log.mock.calls
        .map((words) => words.join(" "))
        .filter((line) => line.includes("/learn/pet-insurance"));
      await expect(lines).toHaveLength(1);
    });
  },
});

const amongPages = (Story: ComponentType) => (
  <SitePagesProvider value={sitePages}>
    <Story />
  </SitePagesProvider>
);

/** Suggestions for a mistyped address, and a link to the list of all pages. */
export const NearestPages = meta.story({
  args: { path: "/learn/life-insurence" },
  decorators: [amongPages],
  async play({ canvas }) {
    const near = within(await canvas.findByRole("navigation", { name: notFoundWords.perhapsYouWanted }));
    const links = near.getAllByRole("link");
    await expect(links[0]).toHaveAttribute("href", "/learn/life-insurance");
    await expect(links.at(-1)).toHaveAttribute("href", "/sitemap");
  },
});

/** Where no page is near, the tasks of the home page. */
export const NothingNear = meta.story({
  args: { path: "/nowhere-page" },
  decorators: [amongPages],
  async play({ canvas }) {
    const nav = await canvas.findByRole("navigation", { name: notFoundWords.startHere });
    const tasks = within(nav).getAllByRole("link");
    await expect(tasks.map(({ textContent }) => textContent)).toEqual([
      "I’m new here",
      "How much life coverage?",
      "Compare home insurers",
      "My claim was refused",
      "I rent",
      "Lower my bill",
      "I had a crash or a flood",
      "My policy was cancelled",
      "My life is changing",
      "Talk to someone",
      notFoundWords.listOfAllPages,
    ]);
  },
});

/** A field on the page opens the site search with its query. */
export const SearchOnThePage = meta.story({
  decorators: [
    (Story) => (
      <SiteSearchProvider load={async () => async () => ({ terms: [], hits: [], total: 0 })} pagesHref="/sitemap">
        <Story />
      </SiteSearchProvider>
    ),
  ],
  async play({ canvas, userEvent }) {
    await userEvent.type(
      await canvas.findByRole("searchbox", { name: notFoundWords.searchNorthcover }),
      "  pet insurance {Enter}",
    );
    const dialog = within(await screen.findByRole("dialog", { name: siteSearchWords.search }));
    await expect(dialog.getByRole("searchbox")).toHaveValue("pet insurance");
    await userEvent.keyboard("{Escape}");
    await userEvent.clear(canvas.getByRole("searchbox"));
    await userEvent.click(canvas.getByRole("button", { name: searchButton }));
    await expect(
      within(await screen.findByRole("dialog", { name: siteSearchWords.search })).getByRole("searchbox"),
    ).toHaveValue("");
  },
});

/** On a phone nothing overflows the viewport. */
export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});
