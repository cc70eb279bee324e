import { expect } from "storybook/test";
import type { Source } from "#domain/source.ts";
import { SourcePageLink } from "#widgets/reading/figure/source-page-link.tsx";
import { sourceWords } from "#words/sources.ts";
import preview from "../../../../.storybook/preview.tsx";

const source = {
  publisher: "Alberta Automobile Insurance Rate Board",
  title: "Care-First auto insurance system",
  url: "https://www.airbfordrivers.ca/care-first-system/",
  date: "undated",
  read: "2026-11-22",
  kind: "regulator",
} as const satisfies Source;

const meta = preview.meta({ component: SourcePageLink });

/** In a list of sources, after the publisher. */
export const ByTitle = meta.story({
  args: { source, name: "title" },
  async play({ canvas }) {
    const link = canvas.getByRole("link", { name: /^Care-First auto insurance system \(opens/ });
    await expect(link).toHaveAttribute("href", source.url);
    await expect(link).not.toHaveAttribute("hreflang");
  },
});

/** Under a picture of prices, which has no list of sources. */
export const ByPublisher = meta.story({
  args: { source, name: "publisher" },
  async play({ canvas }) {
    await expect(canvas.getByRole("link", { name: /^Alberta Automobile Insurance Rate Board \(opens/ })).toBeVisible();
  },
});

/** As on the French site: the link says the page's language, and a screen reader reads the title in it. */
export const InEnglishOnAFrenchPage = meta.story({
  args: { source: { ...source, language: "en", publisherLanguage: "en" }, name: "title" },
  async play({ canvas }) {
    const link = canvas.getByRole("link");
    await expect(link).toHaveTextContent(`${source.title} ${sourceWords.inEnglish}`);
    await expect(link).toHaveAttribute("hreflang", "en");
    await expect(canvas.getByText(source.title)).toHaveAttribute("lang", "en");
  },
});

/** A public body's name is in French where its page isn't. */
export const PublisherWithAFrenchName = meta.story({
  args: { source: { ...source, publisher: "Gouvernement de l’Alberta", language: "en" }, name: "publisher" },
  async play({ canvas }) {
    const link = canvas.getByRole("link", { name: /^Gouvernement de l’Alberta\s?\(in English\)/ });
    await expect(link.querySelector("[lang]")).toBeNull();
  },
});
