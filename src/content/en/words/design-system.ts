import { englishWords } from "#design-system/words/design-system-words.ts";

/* Words of the design system's components: its own defaults. */

export const designSystemWords = englishWords;
