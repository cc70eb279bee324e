import { createContext, use, type ReactNode } from "react";
import type { SitePath } from "#site/site-path.ts";

export interface NavigateOptions {
  /** Opens the print view once the page is there. */
  readonly print?: boolean;
}

/** Takes the visitor to a page of the site. */
export type Navigate = (path: SitePath, options?: NavigateOptions) => void;

const NavigateContext = createContext<Navigate>((path) => location.assign(path));

export interface NavigateProviderProps {
  readonly value: Navigate;
  readonly children: ReactNode;
}

/** Sets how pages below move on by themselves, such as after a form is sent. */
export function NavigateProvider({ value, children }: NavigateProviderProps) {
  return <NavigateContext value={value}>{children}</NavigateContext>;
}

/** A way to take the visitor to a page after something has happened. Where a visitor chooses to go, use a link. */
export function useNavigate(): Navigate {
  return use(NavigateContext);
}
