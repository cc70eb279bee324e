import { createContext, use } from "react";
import { isPlainClick } from "#design-system/link/is-plain-click.ts";
import type { LinkComponentProps } from "#design-system/link/link.tsx";
import { fetchPageOf } from "./prefetch.ts";

const VisitContext = createContext((href: string) => location.assign(href));

/** Sets how the links within lead to another page of the site. Its value must not change from page to page. */
export const VisitProvider = VisitContext.Provider;

/**
 * Links inside the site go through the router, and fetch their page's code as soon as a visitor turns to them; all
 * others stay plain anchors. The router's own `Link` would draw every link of the frame anew on each page, because it
 * works out relative addresses, which the site doesn't have.
 */
export function RouterLink({ href, onClick, children, ...rest }: LinkComponentProps) {
  const visit = use(VisitContext);
  const isPage = href.startsWith("/") && !href.startsWith("//") && !/\.[a-z]+$/.test(href);
  if (!isPage) {
    return (
      <a href={href} onClick={onClick} {...rest}>
        {children}
      </a>
    );
  }
  const fetchPage = () => fetchPageOf(href);
  const opensHere = (rest.target ?? "_self") === "_self" && rest.download === undefined;
  return (
    <a
      href={href}
      onPointerEnter={fetchPage}
      onFocus={fetchPage}
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        if (!opensHere || !isPlainClick(event)) return;
        event.preventDefault();
        visit(href);
      }}
    >
      {children}
    </a>
  );
}
