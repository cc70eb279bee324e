import { Component, Suspense, type ReactNode } from "react";
import { Button } from "#design-system/button/button.tsx";
import { useDesignSystemWords } from "#design-system/words/design-system-words.ts";

export interface ErrorBoundaryProps {
  /** Shown in place of a part that failed. Default: a message with a button to try again. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly hasFailed: boolean;
}

/**
 * A part of the page that fails alone: an error in it replaces only this part. The rest keeps what was entered.
 *
 * - Do: put one around each part that a visitor can do without: a section, a form, the content of a dialog.
 * - Don't: show the error's own message, which is written for developers in English.
 * - Accessibility: the message is announced at once.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true };
  }

  override render() {
    const { fallback, children } = this.props;
    if (!this.state.hasFailed) return children;
    if (fallback !== undefined) return fallback;
    return <FailedPart onRetry={() => this.setState({ hasFailed: false })} />;
  }
}

/** Message in place of a part that has failed. */
function FailedPart({ onRetry }: { readonly onRetry: () => void }) {
  const words = useDesignSystemWords();
  return (
    <div role="alert" className="my-6 grid max-w-prose justify-items-start gap-4 border-s-4 border-negative ps-4">
      <p>{words.failed}</p>
      <Button intent="secondary" onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  );
}

/** A part of the page that hydrates and fails alone. */
export function IndependentPart({ children, ...boundary }: ErrorBoundaryProps) {
  return (
    <ErrorBoundary {...boundary}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
