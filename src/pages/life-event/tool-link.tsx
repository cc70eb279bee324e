import type { ReactNode } from "react";
import { listRole } from "#design-system/layout/layout-element.ts";
import { SiteLink } from "#design-system/link/link.tsx";
import type { ToolId } from "#domain/tool-id.ts";
import type { Entries } from "#domain/tools/read-inputs.ts";
import { encodeShareLink } from "#domain/tools/share-link.ts";
import { useProvince } from "#widgets/place/province-choice/province-choice.ts";

export interface ToolLinkProps {
  readonly id: ToolId;
  /** The question that the tool answers. */
  readonly title: string;
  /** Inputs of the tool that the page already knows. The visitor's province is added. */
  readonly known?: Entries;
  /** One sentence that names the inputs in `known`. */
  readonly children: ReactNode;
}

/** A link to a tool that opens with what the page already knows. The entries are in the fragment and are never sent. */
export function ToolLink({ id, title, known, children }: ToolLinkProps) {
  const [province] = useProvince();
  const entries = { ...known, ...(province !== null && { province }) };
  const fragment = Object.keys(entries).length === 0 ? "" : encodeShareLink(entries);
  return (
    <li className="border-b border-line">
      <SiteLink
        href={`/tools/${id}${fragment}`}
        className="group flex min-h-target flex-col justify-center py-4 text-ink no-underline"
      >
        <span className="font-display text-heading-4 font-semibold text-brand underline-offset-4 group-hover:underline">
          {title}
        </span>
        <span className="text-small text-ink-soft">{children}</span>
      </SiteLink>
    </li>
  );
}

/** Links to tools, most useful first. */
export function ToolLinks({ children }: { readonly children: ReactNode }) {
  return (
    <ul role={listRole("ul")} data-slot="tool-links" className="max-w-prose border-t-2 border-ink ps-0">
      {children}
    </ul>
  );
}
