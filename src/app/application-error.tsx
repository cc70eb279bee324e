import { useRouteError } from "react-router-dom";
import { ErrorFallback } from "#widgets/error-fallback/error-fallback.tsx";

/** What stands on screen when something fails that nobody expected to fail. */
export function ApplicationError() {
  const error = useRouteError();
  return <ErrorFallback message={error instanceof Error ? error.message : String(error)} />;
}
