import { useEffect, useRef, type ReactNode } from "react";
import { MemoryRouter, useLocation, useNavigate, type Location, type NavigateFunction } from "react-router-dom";

/** State and controls of the router around a story. */
export interface RouterHandle {
  /** Location at the last render. */
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
  /** Entry page; the home page by default. */
  readonly address?: string;
  /** Called with the router after each render. */
  readonly onRender?: (handle: RouterHandle) => void;
  /** Called with path and state on each navigation. */
  readonly onNavigate?: (path: string, state: unknown) => void;
  readonly children: ReactNode;
}

/** A router with an in-memory history, so that Storybook's own address doesn't change. */
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
