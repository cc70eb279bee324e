import { expect, within } from "storybook/test";
import type { ToolId } from "#domain/tool-id.ts";
import { decodeShareLink } from "#domain/tools/share-link.ts";
import { sitePaths } from "#site/site-path.ts";
import { shows, type Parts } from "../../shows.ts";
import { sources as sourcesTitle } from "#words/parts.ts";

const paths: ReadonlySet<string> = new Set(sitePaths);

/** Links into tools: the question, the tool, and the entries that the link fills in. */
type ToolLinks = readonly (readonly [question: RegExp, tool: ToolId, entries: Readonly<Record<string, unknown>>])[];

/**
 * The play of a life event: its steps, the rules where the visitor lives, its sources, what this event alone has, and
 * links into tools.
 */
export function expectLifeEvent(title: string, parts: Parts, links: ToolLinks) {
  return async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    await expectFrame(canvasElement, title);
    await shows(canvasElement, parts);
    for (const [question, tool, entries] of links)
      await expect(filledIn(canvasElement, question)).toEqual({ path: `/tools/${tool}`, entries });
  };
}

async function expectFrame(canvasElement: HTMLElement, title: string) {
  const page = within(canvasElement);
  const titles = page.getAllByRole("heading", { level: 1 });
  await expect(titles.map((heading) => heading.textContent)).toEqual([title]);
  await expect(page.getAllByRole("checkbox").length).toBeGreaterThanOrEqual(5);
  await expect(page.getByRole("heading", { level: 2, name: "Where you live" })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Province" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Work out your numbers" })).toBeVisible();
  await expect(page.getByText(/This is education, not advice/)).toBeVisible();
  await expect(page.getByRole("heading", { name: sourcesTitle })).toBeVisible();
  const inside = [...canvasElement.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute("href") ?? "");
  await expect(inside.filter((href) => !paths.has(href.replace(/#.*$/, "")))).toEqual([]);
}

/** Reads the entries that the link to a tool, found by its question, carries in its fragment. */
export function filledIn(canvasElement: HTMLElement, question: RegExp) {
  const link = within(canvasElement).getByRole<HTMLAnchorElement>("link", { name: question });
  const shared = decodeShareLink(link.hash);
  return { path: link.pathname, entries: shared.kind === "entries" ? shared.entries : {} };
}
