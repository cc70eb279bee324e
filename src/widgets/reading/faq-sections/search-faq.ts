import type { FaqSection } from "#domain/faq.ts";

/** Normalises a text for matching: no capitals, accents or curly apostrophes. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .replaceAll("’", "'")
    .toLowerCase();
}

/**
 * Finds the questions that contain every word of a search, in question or answer, grouped by section. An empty search
 * finds everything.
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

/** Number of questions in the sections. */
export function countQuestions(sections: readonly FaqSection[]): number {
  return sections.reduce((count, { questions }) => count + questions.length, 0);
}
