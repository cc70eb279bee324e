import type { ComponentPropsWithRef, ReactNode } from "react";
import { TextLink } from "#design-system/link/link.tsx";

interface ProseLinkProps {
  readonly href?: string | undefined;
  readonly title?: string | undefined;
  readonly id?: string | undefined;
  readonly children?: ReactNode;
}

function isExternal(href: string): boolean {
  return /^https?:/.test(href);
}

/** Internal links use the router; external links have the new-tab mark. */
function ProseLink({ href = "", children, ...rest }: ProseLinkProps) {
  return (
    <TextLink href={href} external={isExternal(href)} {...rest}>
      {children}
    </TextLink>
  );
}

/** Lets a wide table scroll on its own instead of the page. */
function ProseTable(props: ComponentPropsWithRef<"table">) {
  return (
    <div data-slot="prose-table" className="overflow-x-auto">
      <table {...props} />
    </div>
  );
}

/** Give these to rendered Markdown: `<Prose><Text components={proseComponents} /></Prose>`. */
export const proseComponents = { a: ProseLink, table: ProseTable };
