export interface ErrorFallbackProps {
  /** The error's own message. */
  readonly message: string;
}

/** Shown in place of everything when the application fails; its links load the page afresh. */
export function ErrorFallback({ message }: ErrorFallbackProps) {
  return (
    <main data-slot="error-fallback" className="mx-auto max-w-prose px-gutter py-section">
      <h1 className="font-display text-heading-1 font-semibold">Unexpected Application Error!</h1>
      <p role="alert" className="mt-6 border-l-4 border-negative bg-negative-wash px-4 py-3">
        {message}
      </p>
      <p className="mt-6">
        Nothing you sent has been lost. <a href="/">Return to Home</a>, or load this page again.
      </p>
    </main>
  );
}
