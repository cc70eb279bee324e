import type { HTMLAttributes, RefAttributes } from "react";

/*
 * `hidden="until-found"` keeps a panel out of sight while find-in-page and fragments still reach it, but React 19
 * writes `hidden` on built-in elements as a bare boolean. On an element with a hyphen it passes the value through, so
 * panels are `<tab-panel>`: no script defines it, and without one it is a plain box.
 */
type TabPanelAttributes = Omit<HTMLAttributes<HTMLElement>, "hidden" | "aria-hidden"> &
  RefAttributes<HTMLElement> & {
    readonly hidden?: "until-found" | false;
    /** A string, because React writes booleans on such elements as empty attributes. */
    readonly "aria-hidden"?: "true" | undefined;
    /** The browser found text in the hidden panel and is about to show it. */
    readonly onbeforematch?: () => void;
  };

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "tab-panel": TabPanelAttributes;
    }
  }
}
