import type { InputWords, OptionWords } from "#domain/tools/tool-words.ts";

/** What is said about an input, whatever its kind. */
export interface AnyInputWords extends InputWords {
  readonly options?: Readonly<Record<string, OptionWords>>;
  readonly row?: string;
  readonly add?: string;
  readonly fields?: Readonly<Record<string, AnyInputWords>>;
}
