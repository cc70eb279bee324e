import { TextLink } from "#design-system/link/link.tsx";
import type { Source } from "#domain/source.ts";
import { sourceWords } from "#words/sources.ts";

export interface SourcePageLinkProps {
  readonly source: Source;
  /** What names the page: `publisher` where no list gives its title. */
  readonly name: "title" | "publisher";
}

/** Link to the page of a source. Says so when the page isn't in the language of the site. */
export function SourcePageLink({ source, name }: SourcePageLinkProps) {
  const { title, url, language } = source;
  return (
    <TextLink href={url} hrefLang={language} external>
      {name === "title" ? <TextIn language={language} text={title} /> : <SourcePublisher {...source} />}
      {language !== undefined && <span>{` ${sourceWords.inEnglish}`}</span>}
    </TextLink>
  );
}

/** Name of a source's publisher, in its language. */
export function SourcePublisher({ publisher, publisherLanguage }: Source) {
  return <TextIn language={publisherLanguage} text={publisher} />;
}

interface TextInProps {
  /** Left out for the language of the site. */
  readonly language: Source["language"];
  readonly text: string;
}

function TextIn({ language, text }: TextInProps) {
  return <span lang={language}>{text}</span>;
}
