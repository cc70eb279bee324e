import { Link } from "react-router-dom";
import type { LinkComponentProps } from "#design-system/link/link.tsx";
import { fetchPageOf } from "./fetch-page.ts";

/**
 * Links inside the site go through the router, and fetch their page's code as soon as a visitor turns to them; all
 * others stay plain anchors.
 */
export function RouterLink({ href, children, ...rest }: LinkComponentProps) {
  const isPage = href.startsWith("/") && !href.startsWith("//") && !/\.[a-z]+$/.test(href);
  if (!isPage) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  const fetchPage = () => fetchPageOf(href);
  return (
    <Link to={href} onPointerEnter={fetchPage} onFocus={fetchPage} {...rest}>
      {children}
    </Link>
  );
}
