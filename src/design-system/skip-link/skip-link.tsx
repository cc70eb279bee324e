import { useDesignSystemWords } from "#design-system/words/design-system-words.ts";

export interface SkipLinkProps {
  /** Fragment of the element to skip to, such as "#main". */
  readonly href: `#${string}`;
  /** Text of the link. */
  readonly label?: string;
}

/**
 * The first stop of the Tab key: a link past the navigation, hidden until it has focus.
 *
 * Accessibility: the first stop for Tab. The target needs an id and must be focusable.
 */
export function SkipLink({ href, label }: SkipLinkProps) {
  const words = useDesignSystemWords();
  return (
    <a
      data-slot="skip-link"
      href={href}
      className="fixed top-2 left-2 z-30 -translate-y-20 rounded-medium bg-brand px-5 py-3 font-semibold text-on-brand no-underline focus:translate-y-0"
    >
      {label ?? words.skipLink}
    </a>
  );
}
