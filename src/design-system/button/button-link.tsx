import type { ReactNode } from "react";
import { SiteLink, type LinkComponentProps, NewTabMark } from "#design-system/link/link.tsx";
import { buttonIconRecipe, buttonRecipe, type ButtonLook } from "./button-recipe.ts";

export interface ButtonLinkProps
  extends Omit<LinkComponentProps, "className" | "style" | "target" | "rel">, ButtonLook {
  /** Opens another site in a new tab, and adds the new-tab mark. */
  readonly external?: boolean;
  /** A small icon before the text; decoration only. */
  readonly icon?: ReactNode;
}

/** A link that looks like a button, for the main next step. For an action, use `Button`. */
export function ButtonLink({ intent, size, external = false, icon, children, ...rest }: ButtonLinkProps) {
  const className = buttonRecipe({ intent, size });
  const mark = Boolean(icon) && (
    <span aria-hidden="true" className={buttonIconRecipe({ size })}>
      {icon}
    </span>
  );
  if (!external) {
    return (
      <SiteLink data-slot="button-link" className={className} {...rest}>
        {mark}
        <span className="min-w-0">{children}</span>
      </SiteLink>
    );
  }
  return (
    <a data-slot="button-link" className={className} target="_blank" rel="noopener noreferrer" {...rest}>
      {mark}
      <span className="min-w-0">
        <span>{children}</span>
        <NewTabMark />
      </span>
    </a>
  );
}
