import { createContext, use } from "react";
import { englishWords, type DesignSystemWords } from "./english-words.ts";

/**
 * The words of the parts, in English unless an app gives its own around them.
 *
 *     <DesignSystemWordsContext value={frenchWords}>…</DesignSystemWordsContext>
 */
export const DesignSystemWordsContext = createContext<DesignSystemWords>(englishWords);

/** The words in the language around a part. */
export function useDesignSystemWords(): DesignSystemWords {
  return use(DesignSystemWordsContext);
}
