import { createContext, memo, use, useLayoutEffect, useRef, type ReactNode, type RefObject } from "react";
import { useLocation, useNavigate, type Location, type NavigateFunction } from "react-router-dom";
import { isPlainClick } from "#design-system/link/is-plain-click.ts";
import { LinkProvider, type LinkComponentProps } from "#design-system/link/link.tsx";
import { isOverlayEntry } from "#design-system/overlay/overlay-history.ts";
import { addressOf } from "#site/site-path.ts";
import { prefetchPage } from "./prefetch.ts";

interface Router {
  readonly location: Location;
  readonly navigate: NavigateFunction;
}

/** A ref, because links that read the router's own context would all render again on each navigation. */
const RouterContext = createContext<RefObject<Router | null>>({ current: null });

/**
 * A link that the router follows. React Router's own `Link` navigates while the click is dispatched, and has 2.4 KB for
 * modes that the site doesn't use.
 */
function RouterLink({ href: path, onClick, children, ...rest }: LinkComponentProps) {
  const href = addressOf(path);
  const router = use(RouterContext);
  const prefetch = () => prefetchPage(href);
  return (
    <a
      href={href}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        if (router.current === null || !isPlainClick(event) || rest.target !== undefined) return;
        const { navigate, location: shown } = router.current;
        // Let the browser follow fragments of the same page, so that it sets `:target` and fires `hashchange`.
        if (href.startsWith(`${shown.pathname}${shown.search}#`)) return;
        // Until a page's code is loaded the router stays at the previous page, and a second click would add a second entry.
        const isOnItsWay = event.currentTarget.href === location.href && shown.pathname !== location.pathname;
        event.preventDefault();
        if (isOnItsWay) return;
        const isShown = href === `${shown.pathname}${shown.search}${shown.hash}`;
        // At once: an overlay that closes goes back from its entry, and a visitor may go back from the page that is shown.
        if (isShown || isOverlayEntry()) void navigate(href, { replace: true });
        // In a task of its own: React runs the effects of an update made in a click before the next paint.
        else setTimeout(() => navigate(href));
      }}
    >
      {children}
    </a>
  );
}

/** Links to pages navigate within the app, and prefetch the page's code on hover and focus. All others are plain anchors. */
const PageLink = memo(function PageLink(props: LinkComponentProps) {
  const { href, download, children, ...rest } = props;
  const isPage = href.startsWith("/") && !href.startsWith("//") && !/\.[a-z]+$/.test(href);
  if (isPage && download === undefined) return <RouterLink {...props} />;
  return (
    <a href={href} download={download} {...rest}>
      {children}
    </a>
  );
});

/** Lets the router follow the links below. Must be rendered inside a router. */
export function PageLinkProvider({ children }: { readonly children: ReactNode }) {
  const location = useLocation();
  const navigate = useNavigate();
  const router = useRef<Router>(null);
  useLayoutEffect(() => {
    router.current = { location, navigate };
  }, [location, navigate]);
  return (
    <RouterContext value={router}>
      <LinkProvider value={PageLink}>{children}</LinkProvider>
    </RouterContext>
  );
}
