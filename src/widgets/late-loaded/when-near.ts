/**
 * Far enough that a part is loaded for visitors who follow a link to the text above it, even on the smallest screen.
 */
const nearby = "2000px 0px";

/**
 * Calls back once an element comes near the viewport; one in a closed tab does not.
 * @returns The way to stop.
 */
export function whenNear(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: nearby },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
