import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SkipLink } from "#design-system/skip-link/skip-link.tsx";
import { DesignSystemWordsContext } from "#design-system/words/design-system-words.ts";
import { designSystemWords } from "../../../src/content/fr/words/design-system.ts";

const skipLink = <SkipLink href="#main" />;

test("a part speaks English by default", () => {
  expect(renderToStaticMarkup(skipLink)).toContain(">Skip to content<");
});

test("a part takes the words that the app gives", () => {
  const html = renderToStaticMarkup(
    <DesignSystemWordsContext value={designSystemWords}>{skipLink}</DesignSystemWordsContext>,
  );
  expect(html).toContain(">Passer au contenu<");
});
