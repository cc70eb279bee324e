import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { SiteSearchProvider, useSiteSearch } from "#widgets/shell/site-search/site-search.tsx";
import * as words from "#words/shell.ts";

afterEach(cleanup);

test("opening the search changes no context, which would hydrate the whole page before the dialog opens", async () => {
  const consumer = vi.fn(() => {
    useSiteSearch();
    return null;
  });
  const Consumer = consumer;
  render(
    <SiteSearchProvider load={async () => async () => ({ terms: [], hits: [], total: 0 })} pagesHref="/sitemap">
      <Consumer />
    </SiteSearchProvider>,
  );
  fireEvent.keyDown(document, { key: "k", ctrlKey: true });
  expect(await screen.findByRole("dialog", { name: words.search })).toBeDefined();
  expect(consumer).toHaveBeenCalledOnce();
});
