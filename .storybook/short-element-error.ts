/** Lines of what was looked for; the roles of a whole page are more than anyone reads. */
const messageLines = 15;
/** Characters of the page around it. On one line: an attribute a line made a failure three screens long. */
export const pageLength = 1200;

/** What a query says that finds nothing or too much: its first lines, and the start of where it looked. */
export function shortElementError(message: string | null, container: Element | Document): Error {
  const lines = (message ?? "").split("\n");
  const shown = lines.slice(0, messageLines).join("\n");
  // A query of `screen` or of a `waitFor` hands over the document, which has no HTML of its own.
  const root = container instanceof Document ? container.body : container;
  const page = (root.querySelector("#storybook-root") ?? root).innerHTML.replaceAll(/\s+/g, " ");
  const error = new Error(
    [
      lines.length > messageLines ? `${shown}\n…` : shown,
      page.length > pageLength ? `${page.slice(0, pageLength)}…` : page,
    ].join("\n\n"),
  );
  error.name = "TestingLibraryElementError";
  // So that the runner quotes the story's file, and not this one. The line is that of the compiled story.
  Error.captureStackTrace(error, shortElementError);
  return error;
}
