import { useEffect } from "react";
import { whenIdle } from "#platform/when-idle.ts";
import { scopeOf } from "./kept-pages.ts";

export interface KeptForOfflineProps {
  /** Path of the page that is shown. */
  readonly path: string;
}

/** Caches tools and the claims guide for offline use when idle. Does nothing with a data saver on. */
export function KeptForOffline({ path }: KeptForOfflineProps) {
  useEffect(() => {
    // Only the built site has a worker to register.
    if (!import.meta.env.OFFLINE_WORKER || !scopeOf(path) || navigator.connection?.saveData) return;
    const keep = async () => (await import("./keep-for-offline.ts")).keepForOffline(path);
    // If this fails, only offline use is lost.
    whenIdle(() => void keep().catch(() => {}));
  }, [path]);
  return null;
}
