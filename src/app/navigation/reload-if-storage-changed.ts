import { safeLocalStorage, safeSessionStorage, type SafeStorage } from "#services/safe-storage.ts";
import { scrollPositions } from "./scroll-restoration.tsx";

const contentOf = ({ keys, read }: SafeStorage) =>
  keys()
    .filter((key) => key !== scrollPositions)
    .toSorted()
    .map((key) => [key, read(key)]);

const stored = () => JSON.stringify([safeSessionStorage, safeLocalStorage].map(contentOf));

/**
 * Loads a page anew that the browser has kept whole for Back or Forward, if what it reads from the storages has changed
 * meanwhile: the province, entries, ticks and requests. The visitor may have changed them in the other language, which is
 * another document, and the kept page would write its own over them.
 */
export function reloadIfStorageChanged(reload = () => location.reload()): void {
  let left = "";
  addEventListener("pagehide", () => (left = stored()));
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && stored() !== left) reload();
  });
}
