import { cva } from "class-variance-authority";
import {
  createContext,
  createElement,
  use,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
} from "react";
import { NewTabMark } from "./new-tab-mark.tsx";

/** What a link component must accept: an address, and everything else an anchor takes. */
export interface LinkComponentProps extends Omit<ComponentPropsWithRef<"a">, "href"> {
  /** Where it leads: a path of the site, a fragment, or a full address. */
  readonly href: string;
}

/** A component that draws a link, such as a router's. */
export type LinkComponent = ComponentType<LinkComponentProps>;

function PlainLink({ children, ...rest }: LinkComponentProps) {
  return <a {...rest}>{children}</a>;
}

const LinkContext = createContext<LinkComponent>(PlainLink);

export interface LinkProviderProps {
  /** Draws every link below that stays on the site. */
  readonly value: LinkComponent;
  /** The parts whose links it draws. */
  readonly children: ReactNode;
}

/** Tells the parts below which component draws their links. Without it they are plain anchors. */
export function LinkProvider({ value, children }: LinkProviderProps) {
  return <LinkContext value={value}>{children}</LinkContext>;
}

/** The component that draws links here. In JSX, use `SiteLink`. */
export function useLinkComponent(): LinkComponent {
  return use(LinkContext);
}

/** A link drawn by whatever `LinkProvider` says, for parts that shape a link themselves. */
export function SiteLink(props: LinkComponentProps) {
  return createElement(use(LinkContext), props);
}

const textLink = cva("underline-offset-4 transition-colors duration-(--duration-quick)", {
  variants: {
    tone: {
      default: "text-brand underline decoration-1 hover:text-brand-strong hover:decoration-2",
      quiet: "text-ink-soft no-underline hover:text-brand hover:underline",
      "on-deep": "text-on-deep underline decoration-on-deep-soft decoration-1 hover:decoration-2",
    },
    stands: { "in-text": "", alone: "inline-flex min-h-target items-center py-1.5" },
  },
  defaultVariants: { tone: "default", stands: "in-text" },
});

export interface TextLinkProps extends Omit<LinkComponentProps, "className" | "style" | "target" | "rel"> {
  /**
   * `quiet` is for places that are plainly links, such as a breadcrumb; `on-deep` for the deep background.
   * Default: `default`.
   */
  readonly tone?: "default" | "quiet" | "on-deep";
  /** `alone` is as high as a finger needs; within text a link is as close as its lines are. Default: `in-text`. */
  readonly stands?: "in-text" | "alone";
  /** Opens another site in a new tab, and says so. */
  readonly external?: boolean;
}

/**
 * A link within text or a list.
 *
 * For a way to another page or place. What changes something here is a button.
 *
 * - Do: let the words name where it leads, also when read alone.
 * - Do: use external for other sites: it adds the mark and the words for a new tab.
 * - Don't: write “click here” or “learn more”.
 * - Don't: take the underline away in running text: colour alone says nothing.
 * - Accessibility: the browser's own link. The new tab is said in words to those who cannot see the mark.
 */
export function TextLink({ tone, stands, external = false, children, ...rest }: TextLinkProps) {
  const className = textLink({ tone, stands });
  if (!external) {
    return (
      <SiteLink data-slot="text-link" className={className} {...rest}>
        {children}
      </SiteLink>
    );
  }
  return (
    <a data-slot="text-link" className={className} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <NewTabMark />
    </a>
  );
}
