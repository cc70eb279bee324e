import { useEffect } from "react";
import { whenIdle } from "#platform/when-idle.ts";
import { cacheForOffline } from "./cache-for-offline.ts";
import { scopeOf } from "./cached-pages.ts";

export interface OfflineCacheProps {
  /** Path of the page that is shown. */
  readonly path: string;
}

/** Caches tools and the claims guide for offline use when idle. Does nothing with a data saver on. */
export function OfflineCache({ path }: OfflineCacheProps) {
  useEffect(() => {
    // Only the built site has a worker to register.
    if (!import.meta.env.OFFLINE_WORKER || !scopeOf(path) || navigator.connection?.saveData) return;
    // If this fails, only offline use is lost.
    whenIdle(() => void cacheForOffline(path).catch(() => {}));
  }, [path]);
  return null;
}
