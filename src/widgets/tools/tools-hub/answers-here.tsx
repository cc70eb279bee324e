import * as words from "#words/tools-hub.ts";

/** What a tool asks and who answers, so that nobody expects a person where there is a sum. */
export function AnswersHere({ questions }: { readonly questions: number }) {
  return <p className="mt-2 text-small font-semibold">{words.answersInTheBrowser(questions)}</p>;
}
