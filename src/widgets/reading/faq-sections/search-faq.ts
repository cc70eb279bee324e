import type { FaqSection } from "#domain/faq.ts";

/** Text as it is compared: without capitals, accents and curly apostrophes. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .replaceAll("’", "'")
    .toLowerCase();
}

/**
 * The questions that hold every word of a search, in their question or answer, with the sections they belong to. An empty
 * search finds everything.
 */
export function searchFaq(sections: readonly FaqSection[], search: string): readonly FaqSection[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return sections;
  return sections
    .map((section) => ({
      ...section,
      questions: section.questions.filter(({ question, answer }) => {
        const text = plain(`${question} ${answer}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/** How many questions sections hold. */
export function countQuestions(sections: readonly FaqSection[]): number {
  return sections.reduce((count, { questions }) => count + questions.length, 0);
}
