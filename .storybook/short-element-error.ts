import { prettyDOM } from "storybook/test";

/** Lines of what was looked for; the roles of a whole page are more than anyone reads. */
const messageLines = 15;
/** Characters of the page around it. */
const pageLength = 1500;

/** What a query says that finds nothing or too much: its first lines, and the start of where it looked. */
export function shortElementError(message: string | null, container: Element): Error {
  const lines = (message ?? "").split("\n");
  const shown = lines.slice(0, messageLines).join("\n");
  const looked = container.querySelector("#storybook-root") ?? container;
  const page = prettyDOM(looked instanceof HTMLElement ? looked : undefined, pageLength, { highlight: false });
  const error = new Error([lines.length > messageLines ? `${shown}\n…` : shown, page].join("\n\n"));
  error.name = "TestingLibraryElementError";
  return error;
}
