import { createElement } from "react";
import { Button } from "storybook/internal/components";
import { useStorybookState } from "storybook/manager-api";

/**
 * A link to the same story in the Storybook of the other language. Nothing when Storybook runs in one language only:
 * `scripts/storybook.ts` sets the address of the other.
 */
function LanguageLink() {
  // Renders again whenever the address changes: its query holds the story, its args and its globals.
  useStorybookState();
  const { STORYBOOK_LANGUAGE: language, STORYBOOK_TRANSLATION: translation } = process.env;
  if (translation === undefined || translation === "") return null;
  const other = language === "fr-CA" ? { tag: "en-CA", name: "English" } : { tag: "fr-CA", name: "Français" };
  const address = new URL(translation, location.href);
  address.search = location.search;
  const link = createElement("a", { href: address.href, hrefLang: other.tag, lang: other.tag }, other.name);
  return createElement(Button, { asChild: true, variant: "ghost", padding: "small", ariaLabel: false }, link);
}

/** The toolbar's entry. Not JSX, which Storybook compiles for its manager to calls of a global `React`. */
export const languageTool = () => createElement(LanguageLink);
