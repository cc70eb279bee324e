import * as words from "#words/tools-hub.ts";

/**
 * States how many questions a tool has and that the browser calculates the answer, so that visitors don't expect a
 * person.
 */
export function QuestionCount({ questions }: { readonly questions: number }) {
  return <p className="mt-2 text-small font-semibold">{words.answersInTheBrowser(questions)}</p>;
}
