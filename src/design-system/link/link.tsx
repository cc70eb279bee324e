import { cva } from "class-variance-authority";
import {
  createContext,
  createElement,
  use,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
} from "react";
import ArrowUpRight from "lucide-react/dist/esm/icons/arrow-up-right.mjs";
import { useDesignSystemWords } from "#design-system/words/design-system-words.ts";

/** Marks a link that opens a new tab, with an arrow and hidden words. */
export function NewTabMark() {
  const words = useDesignSystemWords();
  return (
    <>
      {/* The joiner keeps the arrow on the line of the last word. */}
      <span aria-hidden="true" className="whitespace-nowrap">
        &#8288;
        <ArrowUpRight size="0.9em" className="inline-block align-baseline rtl:-scale-x-100" />
      </span>
      <span className="sr-only">{` ${words.newTab}`}</span>
    </>
  );
}

/** Props of a link component: an address, and all other attributes of an anchor. */
export interface LinkComponentProps extends Omit<ComponentPropsWithRef<"a">, "href"> {
  /** A path of the site, a fragment, or an absolute URL. */
  readonly href: string;
}

/** A component that renders a link, such as a router's. */
export type LinkComponent = ComponentType<LinkComponentProps>;

function PlainLink({ children, ...rest }: LinkComponentProps) {
  return <a {...rest}>{children}</a>;
}

const LinkContext = createContext<LinkComponent>(PlainLink);

export interface LinkProviderProps {
  /** Renders every internal link below. */
  readonly value: LinkComponent;
  /** Components whose links it renders. */
  readonly children: ReactNode;
}

/** Sets the component that renders the links below. Without a provider, links are plain anchors. */
export function LinkProvider({ value, children }: LinkProviderProps) {
  return <LinkContext value={value}>{children}</LinkContext>;
}

/** The link component of the nearest `LinkProvider`. In JSX, use `SiteLink`. */
export function useLinkComponent(): LinkComponent {
  return use(LinkContext);
}

/** A link rendered by the nearest `LinkProvider`'s component, for components that style the link themselves. */
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
    variant: { inline: "", standalone: "inline-flex min-h-target items-center py-1.5" },
  },
  defaultVariants: { tone: "default", variant: "inline" },
});

export interface TextLinkProps extends Omit<LinkComponentProps, "className" | "style" | "target" | "rel"> {
  /** `quiet` is for obvious links, such as a breadcrumb; `on-deep` for the deep background. Default: `default`. */
  readonly tone?: "default" | "quiet" | "on-deep";
  /** `standalone` has a touch-sized target; `inline` keeps the line height of the text. Default: `inline`. */
  readonly variant?: "inline" | "standalone";
  /** Opens another site in a new tab, and adds the new-tab mark. */
  readonly external?: boolean;
}

/**
 * A link within text or a list.
 *
 * For navigation. For a change on the page, use a button.
 *
 * - Do: name the target in the link's text, also when read alone.
 * - Do: use external for other sites, to add the new-tab mark and its words.
 * - Don't: write “click here” or “learn more”.
 * - Don't: remove the underline in running text: colour alone is not enough.
 * - Accessibility: a native link. Hidden words announce the new tab to those who cannot see the mark.
 */
export function TextLink({ tone, variant, external = false, children, ...rest }: TextLinkProps) {
  const className = textLink({ tone, variant });
  if (!external) {
    return (
      <SiteLink data-slot="text-link" className={className} {...rest}>
        {children}
      </SiteLink>
    );
  }
  return (
    <a data-slot="text-link" className={className} target="_blank" rel="noopener noreferrer" {...rest}>
      <span>{children}</span>
      <NewTabMark />
    </a>
  );
}
