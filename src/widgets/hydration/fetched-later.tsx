import { lazy, Suspense, type ComponentType } from "react";

/** How long after a failed fetch the next one is tried, in milliseconds. */
const nextTry = 5000;

/**
 * A failed import would throw while rendering and take the page down. So it is retried; until it succeeds the
 * prerendered HTML stays.
 */
async function fetched<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, nextTry));
    return fetched(load);
  }
}

const fetching: Promise<void>[] = [];

/** Resolves once every lazy part is loaded. The build waits for it: sources are numbered in the order of rendering. */
export async function allPartsHere(): Promise<void> {
  await Promise.all(fetching);
}

/**
 * A part of a page whose code comes after its page's own, so that it keeps nobody waiting who wants something else. In the
 * prerendered page it stands complete.
 *
 * What such a part is given may change only in a transition: React would take it away until its code is there.
 *
 * @param load - Fetches the part.
 */
export function fetchedLater<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Later = lazy(async () => ({ default: await fetched(load) }));
  let Part: ComponentType<Props> = Later;
  async function fetchForBuild() {
    Part = await load();
  }
  if (import.meta.env.SSR) fetching.push(fetchForBuild());
  return function FetchedLater(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
