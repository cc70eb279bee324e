import * as words from "#words/reading.ts";

export interface TermDefinitionProps {
  readonly definition: string;
  /** The term in the other language. */
  readonly otherLanguage?: string | undefined;
}

/** A term's definition and, where people meet both languages, its name in the other one. */
export function TermDefinition({ definition, otherLanguage }: TermDefinitionProps) {
  if (otherLanguage === undefined) return <span>{definition}</span>;
  return (
    <>
      <span>{`${definition} ${words.otherLanguageTerm.before} `}</span>
      <i lang={words.otherLanguageTerm.lang}>{otherLanguage}</i>.
    </>
  );
}
