import { useLocation } from "react-router-dom";
import { NotFoundPage } from "#pages/not-found.tsx";

/** Hands the missing path to the not-found page. */
export function NotFoundRoute() {
  const { pathname } = useLocation();
  return <NotFoundPage path={pathname} />;
}
