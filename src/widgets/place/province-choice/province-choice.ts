import { createContext, use, useSyncExternalStore } from "react";
import { safeLocalStorage, safeSessionStorage, type SafeStorage } from "#services/safe-storage.ts";
import { byName } from "#format/sort-order.ts";
import { provinceCodes, type ProvinceCode } from "#domain/province-code.ts";

/** Store of the visitor's province. */
export interface ProvinceStore {
  readonly current: () => ProvinceCode | null;
  readonly choose: (province: ProvinceCode | null) => void;
  /** Whether the choice outlives the session. */
  readonly isRemembered: () => boolean;
  readonly remember: (isRemembered: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const storageKey = "province";

/** Whether a text is the code of a province or territory. */
export function isProvinceCode(text: unknown): text is ProvinceCode {
  return provinceCodes.some((code) => code === text);
}

/**
 * Keeps the visitor's province for the session and, if the visitor asks for it, on the device. The province is never
 * sent. It stays as long as the page is open: its parts, which read it at different times, must agree, even if the
 * storages are cleared or another tab writes to them.
 * @param values Storage for the session.
 * @param lasting Storage that outlives the session. Default: none, so that nothing can be remembered.
 */
export function provinceStore(
  values: Omit<SafeStorage, "keys">,
  lasting: Omit<SafeStorage, "keys"> = nowhere,
): ProvinceStore {
  const listeners = new Set<() => void>();
  const tellListeners = () => {
    for (const listener of listeners) listener();
  };
  const isRemembered = () => isProvinceCode(lasting.read(storageKey));
  const stored = () => [values.read(storageKey), lasting.read(storageKey)].find(isProvinceCode) ?? null;
  let known: ProvinceCode | null | undefined;
  const current = () => (known === undefined ? (known = stored()) : known);
  return {
    current,
    choose(province) {
      known = province;
      if (province === null) {
        values.remove(storageKey);
        lasting.remove(storageKey);
      } else {
        values.write(storageKey, province);
        if (isRemembered()) lasting.write(storageKey, province);
      }
      tellListeners();
    },
    isRemembered,
    remember(wanted) {
      const province = current();
      if (wanted && province !== null) lasting.write(storageKey, province);
      if (!wanted) {
        // The choice itself stays for the session.
        if (province !== null) values.write(storageKey, province);
        lasting.remove(storageKey);
      }
      tellListeners();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A storage that keeps nothing. */
const nowhere: Omit<SafeStorage, "keys"> = { read: () => null, write: () => false, remove: () => {} };

/** Store of the visitor's province, in the browser's storages; stories and tests provide their own. */
export const ProvinceContext = createContext<ProvinceStore>(provinceStore(safeSessionStorage, safeLocalStorage));

const nobodyYet = () => null;

/** The visitor's province; `null` until the visitor chooses one, and while prerendering. */
export function useProvince(): readonly [ProvinceCode | null, ProvinceStore["choose"]] {
  const { current, choose, subscribe } = use(ProvinceContext);
  return [useSyncExternalStore(subscribe, current, nobodyYet), choose];
}

/** Options for provinces and territories, sorted by name. */
export function provinceOptions(names: Readonly<Record<ProvinceCode, string>>) {
  return provinceCodes
    .map((code) => ({ value: code, label: names[code] }))
    .toSorted((one, other) => byName(one.label, other.label));
}
