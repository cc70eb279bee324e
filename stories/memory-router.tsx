import { useEffect, useRef, type ReactNode } from "react";
import { MemoryRouter, useLocation, useNavigate, type Location, type NavigateFunction } from "react-router-dom";

/** What a story sees and steers of the router around it. */
export interface RouterHandle {
  /** As of the last render. */
  readonly location: Location;
  readonly navigate: NavigateFunction;
}

interface ObserverProps {
  readonly onRender: (handle: RouterHandle) => void;
}

function RouterObserver({ onRender }: ObserverProps) {
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => onRender({ location, navigate }));
  return null;
}

export interface StoryRouterProps {
  /** Where the visitor comes in; the home page if left out. */
  readonly address?: string;
  /** Called with the router after each of its renders. */
  readonly onRender?: (handle: RouterHandle) => void;
  /** Called with path and state of each navigation. */
  readonly onNavigate?: (path: string, state: unknown) => void;
  readonly children: ReactNode;
}

/** A router whose history is in memory: Storybook's own address stays as it is. */
export function StoryRouter({ address = "/", onRender, onNavigate, children }: StoryRouterProps) {
  const shown = useRef("default");
  function observe(handle: RouterHandle) {
    onRender?.(handle);
    const { key, pathname, state } = handle.location;
    if (key === shown.current) return;
    shown.current = key;
    onNavigate?.(pathname, state);
  }
  return (
    <MemoryRouter key={address} initialEntries={[address]} useTransitions={false}>
      {children}
      <RouterObserver onRender={observe} />
    </MemoryRouter>
  );
}
