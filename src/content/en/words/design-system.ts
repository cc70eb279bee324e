import { englishWords } from "#design-system/words/english-words.ts";

/* Words of the design system's components: its own defaults. */

export const designSystemWords = englishWords;
