import { useEffect } from "react";
import { whenIdle } from "#platform/when-idle.ts";
import { scopeOf } from "./kept-pages.ts";

export interface KeptForOfflineProps {
  /** Path of the page that is shown. */
  readonly path: string;
}

/** Has the tools and the claims guide kept once they have nothing better to do. Not for visitors who save data. */
export function KeptForOffline({ path }: KeptForOfflineProps) {
  useEffect(() => {
    // Only the build has a worker to register.
    if (!import.meta.env.OFFLINE_WORKER || !scopeOf(path) || navigator.connection?.saveData) return;
    const keep = async () => (await import("./keep-for-offline.ts")).keepForOffline(path);
    // Without it the page is only not there when the network isn't.
    whenIdle(() => void keep().catch(() => {}));
  }, [path]);
  return null;
}
