import * as words from "#words/shell.ts";

/**
 * Error that the loader shows when a control is pressed and the app can't be fetched. The loader finds it by its id.
 */
export function LoadError() {
  return (
    <p
      id="load-error"
      role="alert"
      hidden
      className="fixed inset-x-4 top-4 z-30 mx-auto w-fit rounded-medium border border-line-strong bg-surface px-4 py-3 shadow-raised"
    >
      {words.partNotLoaded}
    </p>
  );
}
