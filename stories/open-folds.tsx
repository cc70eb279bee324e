import { useEffect, useRef, type ReactNode } from "react";

/** Opens every fold as soon as it is there, as a visitor would who wants to read everything. */
export function OpenFolds({ children }: { readonly children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const open = () => {
      for (const details of element.querySelectorAll("details:not([open])")) details.setAttribute("open", "");
    };
    open();
    const observer = new MutationObserver(open);
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return <div ref={root}>{children}</div>;
}
