import { lazy, memo, Suspense, useCallback, useEffect, useRef, useState, type ComponentType } from "react";
import { Button } from "#design-system/button/button.tsx";
import { whenIdle } from "./when-idle.ts";
import { CodeReplaced } from "./fetch-code.ts";

const reloadedName = "reloaded-for";

/**
 * Reloads a page whose code a new release has replaced. Once the app runs, what the visitor has typed is in the session's
 * drafts.
 * @param failure - The reason why code could not be fetched.
 * @returns Whether the page reloads: only for replaced code, and once for each file, so that a broken release doesn't
 *   reload forever.
 */
function reloadIfReplaced(failure: unknown): boolean {
  if (!(failure instanceof CodeReplaced)) return false;
  try {
    if (sessionStorage.getItem(reloadedName) === failure.message) return false;
    sessionStorage.setItem(reloadedName, failure.message);
  } catch {
    // Without storage, the page can't tell whether it has reloaded.
    return false;
  }
  location.reload();
  return true;
}

/*
 * Lazy loading of code that few visitors need, or that can wait: a component by `lazyComponent`, anything else by `useLazyCode`.
 */

/**
 * Margin around the viewport, wide enough that the code is loaded for visitors who follow a link to the text above it,
 * even on the smallest screen.
 */
const nearby = "2000px 0px";

/**
 * Calls back once an element is near the viewport; an element in a closed tab never is.
 * @returns Stops observing.
 */
function whenNearViewport(element: Element, callback: () => void): () => void {
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
export type LazyCodeState<Code> =
  | { readonly step: "idle" | "loading" | "failed" }
  | { readonly step: "ready"; readonly code: Code };

/**
 * Fetches code on first use and caches it. The code is loaded before any of it renders, because a lazy component whose
 * import fails crashes the page. After a failure the next call retries.
 * @param load - Fetches the code. Must stay the same.
 * @returns The state, and a function that fetches and resolves to whether the code is loaded. The function never
 * throws.
 */
export function useLazyCode<Code>(load: () => Promise<Code>) {
  const [state, setState] = useState<LazyCodeState<Code>>({ step: "idle" });
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
        // Not in the background: only a visitor who waits for the code is helped by a reload.
        if (navigator.userActivation.isActive && reloadIfReplaced(failure)) return new Promise<never>(() => {});
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

/** When to fetch a component's code, and the fallback until it is loaded. */
export type LazyComponentOptions =
  /** On render. The prerendered HTML is complete and stays until the code is loaded. */
  | { readonly when: "rendered" }
  /**
   * When the browser is idle. Renders nothing until then or after a failure, so use it only for features with an
   * alternative.
   */
  | { readonly when: "idle" }
  /** Near the viewport. `loading` and `failed` are announced; `retry` labels the button that tries again. */
  | { readonly when: "near"; readonly loading: string; readonly failed: string; readonly retry: string };

type LoadComponent<Props> = () => Promise<ComponentType<Props>>;

/**
 * A lazy-loaded component.
 * @param load - Fetches the component.
 */
export function lazyComponent<Props extends object>(
  load: LoadComponent<Props>,
  options: LazyComponentOptions = { when: "rendered" },
): ComponentType<Props> {
  if (options.when === "rendered") return lazyWhenRendered(load);
  return function LazyComponent(props: Props) {
    const placeholder = useRef<HTMLDivElement>(null);
    const [state, fetchCode] = useLazyCode(load);

    useEffect(() => {
      const fetchNow = () => void fetchCode();
      if (options.when === "idle") whenIdle(fetchNow);
      return placeholder.current === null ? undefined : whenNearViewport(placeholder.current, fetchNow);
    }, [fetchCode]);

    if (state.step === "ready") return <state.code {...props} />;
    if (options.when === "idle") return null;
    return (
      // As tall as the screen, so that nothing in the viewport shifts when the code loads.
      <div ref={placeholder} data-slot="lazy" className="min-h-screen print:hidden">
        <output className="block text-ink-soft">
          {state.step === "loading" ? options.loading : state.step === "failed" && options.failed}
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

/** Delay between a failed fetch and its retry, in milliseconds. */
const retryDelay = 5000;

/** Retries a failed import, which would throw while rendering. Until it succeeds, the prerendered HTML stays. */
export async function loadWithRetry<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (failure) {
    if (reloadIfReplaced(failure)) return new Promise<never>(() => {});
    await new Promise((resolve) => setTimeout(resolve, retryDelay));
    return loadWithRetry(load);
  }
}

const preloading: Promise<void>[] = [];

/**
 * Resolves once all lazy components are loaded. The prerender waits for this, because sources are numbered in rendering
 * order.
 */
export async function preloadLazyComponents(): Promise<void> {
  await Promise.all(preloading);
}

/**
 * A lazy component that renders at once. Change its props only in a transition, or React removes it until its code is
 * loaded. Memoized, because React removes it too when its parent renders.
 */
function lazyWhenRendered<Props extends object>(load: LoadComponent<Props>): ComponentType<Props> {
  const Lazy = lazy(async () => ({ default: await loadWithRetry(load) }));
  let Loaded: ComponentType<Props> = Lazy;
  async function preload() {
    Loaded = await load();
  }
  if (import.meta.env.SSR) preloading.push(preload());
  return memo(function LazyComponent(props: Props) {
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    );
  });
}
