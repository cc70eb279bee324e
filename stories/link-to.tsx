import type { LinkComponentProps } from "#design-system/link/link.tsx";

/** A link component that tells where a link leads instead of following it, so that a story isn't left by its own links. */
export function linkTo(visit: (href: string) => void) {
  return function RecordingLink({ href, onClick, children, ...rest }: LinkComponentProps) {
    return (
      <a
        {...rest}
        href={href}
        onClick={(event) => {
          event.preventDefault();
          onClick?.(event);
          visit(href);
        }}
      >
        {children}
      </a>
    );
  };
}
