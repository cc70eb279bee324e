import { createContext, use, type FocusEvent, type MouseEvent, type PointerEvent } from "react";
import type { LinkComponentProps } from "#design-system/link/link.tsx";
import { fetchPageOf } from "./fetch-page.ts";

const VisitContext = createContext((href: string) => location.assign(href));

/** Sets how the links within lead to another page of the site. Its value must not change from page to page. */
export const VisitProvider = VisitContext.Provider;

function fetchTarget({ currentTarget }: PointerEvent<HTMLAnchorElement> | FocusEvent<HTMLAnchorElement>) {
  fetchPageOf(currentTarget.pathname);
}

/** Whether a click asks for the page itself, here: not for a new tab or window, nor a download. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, currentTarget, defaultPrevented } = event;
  const isModified = metaKey || ctrlKey || shiftKey || altKey;
  const opensHere = currentTarget.target === "" || currentTarget.target === "_self";
  return !defaultPrevented && button === 0 && !isModified && opensHere && !currentTarget.hasAttribute("download");
}

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
  return (
    <a
      href={href}
      onPointerEnter={fetchTarget}
      onFocus={fetchTarget}
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        if (!isPlainClick(event)) return;
        event.preventDefault();
        visit(href);
      }}
    >
      {children}
    </a>
  );
}
