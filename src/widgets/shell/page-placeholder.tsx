import * as words from "#words/shell.ts";

export interface PagePlaceholderProps {
  /** Name of the page that is loading. */
  readonly label: string;
}

/**
 * Placeholder for a page while its code is fetched.
 *
 * Accessibility: announced as loading; the shapes are never announced.
 */
export function PagePlaceholder({ label }: PagePlaceholderProps) {
  return (
    <div data-slot="page-placeholder" className="mx-auto min-h-dvh max-w-page px-gutter py-section">
      <output className="block text-lead text-ink-soft">{words.loading(label)}</output>
      <div aria-hidden="true" className="mt-8 grid max-w-prose gap-4">
        <div className="h-10 w-3/4 rounded-small bg-sunken" />
        <div className="h-5 rounded-small bg-sunken" />
        <div className="h-5 rounded-small bg-sunken" />
        <div className="h-5 w-2/3 rounded-small bg-sunken" />
      </div>
    </div>
  );
}
