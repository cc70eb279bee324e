import { createContext, use, type ReactNode } from "react";
import type { SitePath } from "#site/site-path.ts";

export interface GoToOptions {
  /** Opens the print view once the page is there. */
  readonly print?: boolean;
}

/** Takes the visitor to a page of the site. */
export type GoTo = (path: SitePath, options?: GoToOptions) => void;

const GoToContext = createContext<GoTo>((path) => location.assign(path));

export interface GoToProviderProps {
  readonly value: GoTo;
  readonly children: ReactNode;
}

/** Sets how pages below move on by themselves, such as after a form is sent. */
export function GoToProvider({ value, children }: GoToProviderProps) {
  return <GoToContext value={value}>{children}</GoToContext>;
}

/** A way to take the visitor to a page after something has happened. Where a visitor chooses to go, use a link. */
export function useGoTo(): GoTo {
  return use(GoToContext);
}
