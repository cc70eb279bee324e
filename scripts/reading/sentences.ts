/** How hard a text is to read. */
export interface Reading {
  /** On the scale of the language; `undefined` for a text without sentences. */
  readonly score: number | undefined;
  readonly words: number;
  readonly sentences: number;
}

/**
 * The sentences of blocks of text as their words. The end of a block ends its sentence, with or without a full stop.
 * Numbers and signs are no words.
 */
export function sentencesOf(blocks: readonly string[]): readonly (readonly string[])[] {
  return blocks
    .flatMap((block) => block.split(/(?<=[.!?][\s\u00A0]?["”’»)]?)\s+/))
    .map((sentence) => sentence.match(/\p{L}[\p{L}’'-]*/gu) ?? [])
    .filter((words) => words.length > 0);
}
