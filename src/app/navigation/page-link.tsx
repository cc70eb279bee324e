import { useLocation, useNavigate } from "react-router-dom";
import { isPlainClick } from "#design-system/link/is-plain-click.ts";
import type { LinkComponentProps } from "#design-system/link/link.tsx";
import { isOverlayEntry } from "#design-system/overlay/overlay-history.ts";
import { addressOf } from "#site/site-path.ts";
import { prefetchPage } from "./prefetch.ts";

/**
 * A link that the router follows. React Router's own `Link` navigates while the click is dispatched, and has 2.4 KB for
 * modes that the site doesn't use.
 */
function RouterLink({ href: path, onClick, children, ...rest }: LinkComponentProps) {
  const href = addressOf(path);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const prefetch = () => prefetchPage(href);
  return (
    <a
      href={href}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        if (!isPlainClick(event) || rest.target !== undefined) return;
        // Let the browser follow fragments of the same page, so that it sets `:target` and fires `hashchange`.
        if (href.startsWith(`${pathname}${search}#`)) return;
        // Until a page's code is loaded the router stays at the previous page, and a second click would add a second entry.
        const isOnItsWay = event.currentTarget.href === location.href && pathname !== location.pathname;
        event.preventDefault();
        if (isOnItsWay) return;
        // At once: an overlay that closes goes back from its entry.
        if (isOverlayEntry()) void navigate(href, { replace: true });
        // In a task of its own: React runs the effects of an update made in a click before the next paint.
        else setTimeout(() => navigate(href, { replace: href === `${pathname}${search}${hash}` }));
      }}
    >
      {children}
    </a>
  );
}

/** Links to pages navigate within the app, and prefetch the page's code on hover and focus. All others are plain anchors. */
export function PageLink(props: LinkComponentProps) {
  const { href, download, children, ...rest } = props;
  const isPage = href.startsWith("/") && !href.startsWith("//") && !/\.[a-z]+$/.test(href);
  if (isPage && download === undefined) return <RouterLink {...props} />;
  return (
    <a href={href} download={download} {...rest}>
      {children}
    </a>
  );
}
