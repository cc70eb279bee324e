import { Link } from "react-router-dom";
import type { LinkComponentProps } from "#design-system/link/link.tsx";

/** Links inside the site go through the router; all others stay plain anchors. */
export function RouterLink({ href, children, ...rest }: LinkComponentProps) {
  const isPage = href.startsWith("/") && !href.startsWith("//") && !/\.[a-z]+$/.test(href);
  return isPage ? (
    <Link to={href} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
