import { Heading } from "#design-system/heading/heading.tsx";
import { TextLink } from "#design-system/link/link.tsx";
import * as words from "#words/shell.ts";

export interface ErrorFallbackProps {
  /** The error's own message; it may be empty. */
  readonly message: string;
}

/**
 * Shown in place of everything when the application fails; its links load the page afresh.
 *
 * Accessibility: announced at once, with links that load the page anew.
 */
export function ErrorFallback({ message }: ErrorFallbackProps) {
  return (
    <main data-slot="error-fallback" className="mx-auto max-w-page px-gutter py-section">
      <div className="max-w-prose">
        <Heading level={1}>{words.unexpectedApplicationError}</Heading>
        <p role="alert" className="mt-6 border-s-4 border-negative bg-negative-wash px-4 py-3">
          {message === "" ? words.noDescription : message}
        </p>
        <p className="mt-6">
          {`${words.faultIsOurs} `}
          <TextLink href="/">{words.returnToHome}</TextLink>
          {words.orLoadAgain}
        </p>
      </div>
    </main>
  );
}
