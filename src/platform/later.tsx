import { lazy, Suspense, useCallback, useEffect, useRef, useState, type ComponentType } from "react";
import { Button } from "#design-system/button/button.tsx";
import { whenIdle } from "./when-idle.ts";

/*
 * Code that comes later than its page's own, because few visitors need it or nobody needs it at once: a component by
 * `later`, anything else by `useLater`.
 */

/** Far enough that code is here for visitors who follow a link to the text above it, even on the smallest screen. */
const nearby = "2000px 0px";

/**
 * Calls back once an element comes near the viewport; one in a closed tab does not.
 * @returns Stops it.
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

/** State of code that is fetched on use. */
export type LaterState<Code> =
  | { readonly step: "idle" | "loading" | "failed" }
  | { readonly step: "ready"; readonly code: Code };

/**
 * Fetches code when it is first used, and keeps it. It is loaded before anything of it renders, because a lazy component
 * that can't be fetched takes the page down. After a failure the next call fetches anew.
 * @param load - Fetches the code. Must stay the same.
 * @returns The state, and a function that fetches and resolves to whether the code is loaded. The function never throws.
 */
export function useLater<Code>(load: () => Promise<Code>) {
  const [state, setState] = useState<LaterState<Code>>({ step: "idle" });
  const fetching = useRef<Promise<boolean> | undefined>(undefined);

  const fetchCode = useCallback((): Promise<boolean> => {
    if (fetching.current !== undefined) return fetching.current;
    setState({ step: "loading" });
    fetching.current = load().then(
      (code) => {
        setState({ step: "ready", code });
        return true;
      },
      (failure: unknown) => {
        console.error("Code that comes later could not be fetched.", failure);
        setState({ step: "failed" });
        fetching.current = undefined;
        return false;
      },
    );
    return fetching.current;
  }, [load]);

  return [state, fetchCode] as const;
}

/** When a component's code is fetched, and what the visitor sees until then. */
export type LaterOptions =
  /** As soon as it renders; in the prerendered page it is complete, and stays so until the code is here. */
  | { readonly when: "rendered" }
  /** When the browser is idle. Until then, and if it fails, there is nothing: only for what has another way. */
  | { readonly when: "idle" }
  /** When it comes near the viewport. Its words announce loading and failure; `retry` is the button that tries again. */
  | { readonly when: "near"; readonly loading: string; readonly failed: string; readonly retry: string };

type LoadComponent<Props> = () => Promise<ComponentType<Props>>;

/**
 * A component whose code comes later.
 * @param load - Fetches the component.
 */
export function later<Props extends object>(
  load: LoadComponent<Props>,
  options: LaterOptions = { when: "rendered" },
): ComponentType<Props> {
  if (options.when === "rendered") return laterWhenRendered(load);
  return function Later(props: Props) {
    const room = useRef<HTMLDivElement>(null);
    const [state, fetchCode] = useLater(load);

    useEffect(() => {
      const fetchNow = () => void fetchCode();
      if (options.when === "idle") return whenIdle(fetchNow);
      return room.current === null ? undefined : whenNear(room.current, fetchNow);
    }, [fetchCode]);

    if (state.step === "ready") return <state.code {...props} />;
    if (options.when === "idle") return null;
    return (
      // As high as the screen, so that nothing in sight moves when the code comes.
      <div ref={room} data-slot="later" className="min-h-screen print:hidden">
        <output className="block text-ink-soft">
          {state.step === "loading" && options.loading}
          {state.step === "failed" && options.failed}
        </output>
        {state.step === "failed" && (
          <div className="mt-4">
            <Button intent="secondary" onClick={() => void fetchCode()}>
              {options.retry}
            </Button>
          </div>
        )}
      </div>
    );
  };
}

/** How long after a failed fetch the next one is tried, in milliseconds. */
const retryDelay = 5000;

/** A failed import would throw while rendering. So it is retried; until it succeeds the prerendered HTML stays. */
async function loadWithRetry<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryDelay));
    return loadWithRetry(load);
  }
}

const preloading: Promise<void>[] = [];

/** Resolves once all components that come later are loaded. The build waits for it: sources are numbered in rendering order. */
export async function preloadLater(): Promise<void> {
  await Promise.all(preloading);
}

/** Props of such a component may change only in a transition: React would take it away until its code is here. */
function laterWhenRendered<Props extends object>(load: LoadComponent<Props>): ComponentType<Props> {
  const Lazy = lazy(async () => ({ default: await loadWithRetry(load) }));
  let Loaded: ComponentType<Props> = Lazy;
  async function preload() {
    Loaded = await load();
  }
  if (import.meta.env.SSR) preloading.push(preload());
  return function Later(props: Props) {
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
