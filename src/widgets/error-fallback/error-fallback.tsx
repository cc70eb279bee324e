import { Heading } from "#design-system/heading/heading.tsx";
import { TextLink } from "#design-system/link/link.tsx";

export interface ErrorFallbackProps {
  /** The error's own message; it may be empty. */
  readonly message: string;
}

/** Shown in place of everything when the application fails; its links load the page afresh. */
export function ErrorFallback({ message }: ErrorFallbackProps) {
  return (
    <main data-slot="error-fallback" className="mx-auto max-w-page px-gutter py-section">
      <div className="max-w-prose">
        <Heading level={1}>Unexpected Application Error!</Heading>
        <p role="alert" className="mt-6 border-s-4 border-negative bg-negative-wash px-4 py-3">
          {message === "" ? "The error has no description." : message}
        </p>
        <p className="mt-6">
          The fault is ours, not yours. <TextLink href="/">Return to Home</TextLink>, or load this page again.
        </p>
      </div>
    </main>
  );
}
