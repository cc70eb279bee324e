import { useEffect, useState, type RefObject } from "react";

/** Whether content is wider than its box; unknown until measured. */
export type Overflow = "unknown" | "none" | "some";

/** Pixels by which the invisible touch target of a small link may overflow. */
const unseen = 8;

/**
 * Watches whether an element's content is wider than the element.
 * @param ref The box that may scroll sideways.
 */
export function useOverflow(ref: RefObject<HTMLElement | null>): Overflow {
  const [overflow, setOverflow] = useState<Overflow>("unknown");
  useEffect(() => {
    const box = ref.current;
    if (box === null) return undefined;
    const measure = () => setOverflow(box.scrollWidth > box.clientWidth + unseen ? "some" : "none");
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, [ref]);
  return overflow;
}
