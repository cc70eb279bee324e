import { isPlainClick } from "#design-system/link/is-plain-click.ts";
import type { LinkComponentProps } from "#design-system/link/link.tsx";
import { useVisit } from "./navigation.tsx";
import { fetchPageOf } from "./prefetch.ts";

/**
 * Links inside the site lead on within the app, and fetch their page's code as soon as a visitor turns to them; all
 * others stay plain anchors.
 */
export function PageLink({ href, onClick, children, ...rest }: LinkComponentProps) {
  const visit = useVisit();
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
        // A fragment of this page is followed by the browser itself, which says so to all who listen.
        const { pathname, search } = new URL(href, location.href);
        if (href.includes("#") && pathname === location.pathname && search === location.search) return;
        event.preventDefault();
        visit(href);
      }}
    >
      {children}
    </a>
  );
}
