import { cva } from "class-variance-authority";
import { otherLanguage } from "#words/languages.ts";

const switchLink = cva("", {
  variants: {
    place: {
      header:
        "inline-flex min-h-target min-w-target shrink-0 items-center justify-center rounded-medium px-1 font-semibold text-ink underline decoration-1 underline-offset-4 hover:bg-brand-wash hover:decoration-2 data-chosen:bg-accent-wash",
      footer:
        "inline-flex min-h-target items-center py-1.5 text-on-deep underline decoration-on-deep-soft decoration-1 underline-offset-4 hover:decoration-2",
    },
  },
});

export interface LanguageSwitchProps {
  /** Address of this page in the other language. */
  readonly href: string;
  readonly place: "header" | "footer";
}

/**
 * Link to the same page in the other language. A document of its own, because each language has its own app. The loader
 * adds the fragment, remembers the choice and marks the link to the chosen language; answers and the province are in the session, which both languages share.
 *
 * Accessibility: a native link, named and marked in the language that it leads to.
 */
export function LanguageSwitch({ href, place }: LanguageSwitchProps) {
  const { tag, name, short } = otherLanguage;
  return (
    <a data-slot="language-switch" href={href} hrefLang={tag} lang={tag} className={switchLink({ place })}>
      {place === "header" ? (
        <>
          <span aria-hidden="true" className="desktop:hidden">
            {short}
          </span>
          <span className="sr-only desktop:not-sr-only">{name}</span>
        </>
      ) : (
        name
      )}
    </a>
  );
}
