import { createContext, use, useSyncExternalStore } from "react";
import { sessionValues, type KeptValues } from "#services/kept-values.ts";
import { provinceCodes, type ProvinceCode } from "#domain/province-code.ts";

/** Store of the visitor's province. */
export interface ProvinceStore {
  readonly current: () => ProvinceCode | null;
  readonly choose: (province: ProvinceCode | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const keptName = "province";

/** Whether a text is the code of a province or territory. */
export function isProvinceCode(text: unknown): text is ProvinceCode {
  return provinceCodes.some((code) => code === text);
}

/** Keeps the visitor's province for the session. The province is never sent. */
export function provinceStore(values: Omit<KeptValues, "names">): ProvinceStore {
  const listeners = new Set<() => void>();
  return {
    current() {
      const text = values.read(keptName);
      return isProvinceCode(text) ? text : null;
    },
    choose(province) {
      if (province === null) values.remove(keptName);
      else values.write(keptName, province);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Store of the visitor's province: session storage; stories and tests provide their own. */
export const ProvinceContext = createContext<ProvinceStore>(provinceStore(sessionValues));

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
    .toSorted((one, other) => (one.label < other.label ? -1 : 1));
}
