/** An insurance term with a definition of one or two short sentences. */
export interface GlossaryTerm {
  /** Fragment of the address and key of inline definitions: "deductible". */
  readonly id: string;
  readonly term: string;
  readonly definition: string;
  /** The term in the other language, where people meet both. */
  readonly otherLanguage?: string;
  readonly seeAlso?: readonly string[];
}
