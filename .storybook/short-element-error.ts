/** Most lines of the query's message: listing every role of a page would bury the failure. */
const messageLines = 3;
/** Most characters of the searched HTML, printed on one line: a failure stays within fifteen lines. */
export const pageLength = 300;

/**
 * Testing Library's error for a query without a single match: the first lines of its message, and the start of the
 * searched HTML.
 */
export function shortElementError(message: string | null, container: Element | Document): Error {
  const lines = (message ?? "").split("\n");
  const shown = lines.slice(0, messageLines).join("\n");
  // Queries of `screen` and `waitFor` pass the document, which has no `outerHTML`.
  const root = container instanceof Document ? container.body : container;
  const page = (root.querySelector("#storybook-root") ?? root).innerHTML.replaceAll(/\s+/g, " ");
  const error = new Error(
    [
      lines.length > messageLines ? `${shown}\n…` : shown,
      page.length > pageLength ? `${page.slice(0, pageLength)}…` : page,
    ].join("\n\n"),
  );
  error.name = "TestingLibraryElementError";
  // Makes the runner quote the story's file rather than this one. The line number is that of the compiled story.
  Error.captureStackTrace(error, shortElementError);
  return error;
}
