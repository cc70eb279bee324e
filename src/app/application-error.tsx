import { Component, type ReactNode } from "react";
import { ErrorFallback } from "#widgets/shell/error-fallback.tsx";

interface ApplicationErrorProps {
  readonly children: ReactNode;
}

interface ApplicationErrorState {
  readonly message: string | undefined;
}

/** Error boundary: renders a fallback when a component below it throws. */
export class ApplicationError extends Component<ApplicationErrorProps, ApplicationErrorState> {
  override state: ApplicationErrorState = { message: undefined };

  static getDerivedStateFromError(error: unknown): ApplicationErrorState {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { message } = this.state;
    return message === undefined ? this.props.children : <ErrorFallback message={message} />;
  }
}
